import * as z from 'zod/mini';
import { languages } from '#domain/language.ts';
import { roles } from '#domain/role.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../fields/email-field.ts';
import { optionalField } from '../fields/optional-field.ts';
import { newPassword, typedPassword } from '../fields/password-field.ts';
import { optionalText, phoneNumber, requiredText } from '../fields/text-field.ts';

/** What the browser keeps of the signed-in user, under the storage key `userData`. Nothing more than this. */
const sessionUser = z.object({
  fullName: z.string(),
  role: z.enum(roles),
  email: z.nullable(z.string()),
  language: z.enum(languages),
});
export type SessionUser = z.output<typeof sessionUser>;

/** What every way of signing in answers; the cookie that the token is bound to comes along. */
const openedSession = z.object({ token: z.string(), user: sessionUser });

/** A phone in any of its written forms, or an e-mail. */
const identifier = () => requiredText(254, 'identifier_required');

/** Six digits of the authenticator app or a recovery code. Asked for by `totp_required`. */
const totpCode = () => optionalText(40);

export const credentials = z.object({
  identifier: identifier(),
  password: typedPassword(),
  totpCode: totpCode(),
});

export const newPerson = z.object({
  fullName: requiredText(120, 'full_name_required'),
  phone: phoneNumber(),
  email: emailAddress(),
  password: newPassword(),
});

export const signUpForm = z.extend(newPerson, {
  /** From the branch, with or without its hyphen. Without one, the account is a customer's that waits for the branch. */
  activationCode: optionalText(40),
  language: optionalField(z.enum(languages)),
});
export type SignUpForm = z.output<typeof signUpForm>;

export const setUpForm = z.extend(newPerson, {
  /** From the link that the server prints while there is no superadmin. */
  token: requiredText(100, 'code_required'),
});

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

const session = z.object({
  user: sessionUser,
  /** The session ends then unless it is used before. */
  expiresAt: z.iso.datetime(),
  /** Until it is done, this user reaches nothing but sign-in and profile: all else is refused with `totp_set_up_required`. */
  mustSetUpTotp: z.boolean(),
});

export const authEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in by phone or e-mail and password; also sets the cookie that the token is bound to',
    access: 'public',
    body: credentials,
    output: openedSession,
    errors: ['wrong_credentials', 'totp_required', 'wrong_totp_code', 'too_many_requests'],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary:
      'Makes an account and signs it in; an activation code links it to the record it was issued for, else it waits for the branch',
    access: 'public',
    body: signUpForm,
    output: openedSession,
    errors: ['code_wrong', 'code_used', 'code_expired', 'too_many_requests'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session at once; without a session there is nothing to end, which is not an error',
    access: 'public',
    output: z.null(),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in, and until when',
    access: 'signed-in',
    output: session,
  }),
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/sign-in-options',
    summary:
      'What the sign-in page may offer here: the sample sign-ins, Google, and who gives a new password',
    access: 'public',
    output: z.object({
      /** Only where the sample data is loaded. */
      samples: z.array(z.object({ role: z.enum(roles), identifier: z.string(), password: z.string() })),
      /** Whether signing in may begin at `/api/auth/google/start`, a page to open. */
      google: z.boolean(),
      /** By a mailed link, or by a code that the branch issues. */
      passwordReset: z.enum(['email', 'branch']),
    }),
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary:
      'Mails a link for a new password, if there is such an account and mail is set up; the answer never tells',
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
    errors: [
      'reset_link_over',
      'code_wrong',
      'code_used',
      'code_expired',
      'code_locked',
      'too_many_requests',
    ],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/auth/set-up',
    summary: 'Makes the first superadmin by the link that the server printed, and signs them in',
    access: 'public',
    body: setUpForm,
    output: openedSession,
    errors: ['set_up_link_wrong', 'set_up_over', 'too_many_requests'],
  }),
  openGoogleSession: endpoint({
    method: 'POST',
    path: '/api/auth/google/session',
    summary:
      'Signs in whom Google has just sent back to `/sign-in#google`; a short-lived cookie says who it was, or why not',
    access: 'public',
    body: z.object({ totpCode: totpCode() }),
    output: openedSession,
    errors: [
      'google_failed',
      'google_email_unknown',
      'google_email_unverified',
      'totp_required',
      'wrong_totp_code',
      'too_many_requests',
    ],
  }),
};
