import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { typedPassword } from '#contract/fields/password-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { roles } from '#domain/rights/role.ts';
import { openedSession } from './session.ts';

/** A phone in any of its written forms, or an e-mail. */
export const identifier = () => requiredText(254, 'identifier_required');

/** Six digits of the authenticator app or a recovery code. Asked for by `totp_required`. */
export const totpCode = () => optionalText(40);

export const credentials = z.object({
  identifier: identifier(),
  password: typedPassword(),
  totpCode: totpCode(),
});

const sampleSignIn = z.object({ role: z.enum(roles), identifier: z.string(), password: z.string() });
export type SampleSignIn = z.output<typeof sampleSignIn>;

export const signInEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in by phone or e-mail and password; also sets the cookie that the token is bound to',
    access: 'public',
    body: credentials,
    output: openedSession,
    errors: ['wrong_credentials', 'totp_required', 'wrong_totp_code', 'too_many_requests'],
  }),
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/sign-in-options',
    summary:
      'What the sign-in page may offer here: the sample sign-ins, Google, and who gives a new password',
    access: 'public',
    output: z.object({
      /** Only where the sample data is loaded. */
      samples: z.array(sampleSignIn),
      /** True if signing in may begin at `/api/auth/google/start`, a page to open. */
      google: z.boolean(),
      /** By a mailed link, or by a code that the branch issues. */
      passwordReset: z.enum(['email', 'branch']),
    }),
  }),
};
