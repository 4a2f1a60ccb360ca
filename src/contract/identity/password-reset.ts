import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { newPassword } from '#contract/fields/password-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { identifier } from './sign-in.ts';

export const forgottenPassword = z.object({ identifier: identifier() });

/** By the token of the mailed link, or by the code that the branch gave. */
export const passwordReset = z.union([
  z.object({ token: requiredText(100, 'code_required'), password: newPassword() }),
  z.object({
    identifier: identifier(),
    code: requiredText(40, 'code_required'),
    password: newPassword(),
  }),
]);

export const passwordResetEndpoints = {
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary:
      'Mails a link for a new password, if there is such a user and mail is set up; the answer never tells',
    access: 'public',
    body: forgottenPassword,
    output: z.null(),
    errors: ['too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary:
      'Sets a new password by a mailed token or a code of the branch, and ends all sessions of the user',
    access: 'public',
    body: passwordReset,
    output: z.null(),
    errors: ['reset_link_over', 'code_wrong', 'code_used', 'code_expired', 'too_many_requests'],
  }),
};
