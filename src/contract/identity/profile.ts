import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { personName } from '#contract/fields/name-field.ts';
import { newPassword, typedPassword } from '#contract/fields/password-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { languages } from '#domain/language.ts';
import { listRows } from '#domain/list-rows.ts';
import { roles } from '#domain/rights/role.ts';
import { googleStates } from './google.ts';

const profile = z.object({
  fullName: z.string(),
  /** Changed only by the branch, which knows a customer by it. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(roles),
  language: z.enum(languages),
  listRows: z.enum(listRows),
  /** Without one, the user signs in through Google only. */
  hasPassword: z.boolean(),
  google: z.enum(googleStates),
  isTotpOn: z.boolean(),
  /** Staff always are; customers by an office rule. */
  isTotpOffered: z.boolean(),
  /** Number of unused one-time codes, of ten; 0 while two-step sign-in is off. */
  recoveryCodesLeft: z.number(),
  /** A customer's account that is not linked to a record of a branch yet. Other accounts may have the same phone and e-mail. */
  isWaitingForBranch: z.boolean(),
  /** Increases with every change of the account, except for the language and the rows of lists, which are chosen at once. */
  version: z.number(),
});
export type Profile = z.output<typeof profile>;

/** A field that is left out stays as it is. */
export const profileForm = z.object({
  fullName: z.optional(personName()),
  /** Empty or null removes it, if the user can still sign in by phone. */
  email: z.optional(emailAddress()),
  language: z.optional(z.enum(languages)),
  listRows: z.optional(z.enum(listRows)),
  /** Needed when the e-mail changes: anyone who holds the e-mail can set a new password. */
  currentPassword: z.optional(typedPassword()),
  /** Of the account that was changed. Left out with what is chosen at once. */
  version: z.optional(z.number().check(z.int())),
});

/** The fields of the profile form. The density of lists is not among them: it is saved at once. */
export const accountForm = z.omit(profileForm, { listRows: true, version: true });

export const passwordForm = z.object({ currentPassword: typedPassword(), newPassword: newPassword() });

const proof = z.object({ currentPassword: typedPassword() });

/** A session of the user. */
const openSession = z.object({
  id: z.uuid(),
  /** From the browser's user agent, for example `Chrome` on `Android`; null if it is unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const profileEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: "The user's own account",
    access: 'profile.edit',
    output: profile,
  }),
  editProfile: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    summary: "Changes name, e-mail, language or the rows of lists of the user's own account",
    access: 'profile.edit',
    body: profileForm,
    output: profile,
    errors: ['changed_meanwhile', 'wrong_current_password', 'too_many_requests'],
  }),
  redeemActivationCode: endpoint({
    method: 'POST',
    path: '/api/profile/activation',
    summary: "Links a customer's waiting account to the record that the code was issued for",
    access: 'profile.edit',
    body: z.object({ activationCode: requiredText(40, 'code_required') }),
    output: profile,
    errors: [
      'user_already_linked',
      'phone_or_email_taken',
      'code_wrong',
      'code_used',
      'code_expired',
      'too_many_requests',
    ],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/profile/password',
    summary: "Sets a new password and ends the user's other sessions",
    access: 'profile.edit',
    body: passwordForm,
    output: z.null(),
    errors: ['wrong_current_password', 'too_many_requests'],
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/api/profile/totp/start',
    summary: 'A new secret for the authenticator app; nothing is asked for until it is confirmed',
    access: 'profile.edit',
    body: proof,
    output: z.object({
      /** In base 32, for typing it instead of scanning. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      uri: z.string(),
    }),
    errors: ['wrong_current_password', 'totp_already_on', 'too_many_requests'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/profile/totp/confirm',
    summary: 'Turns two-step sign-in on by a first code, and answers the recovery codes, once',
    access: 'profile.edit',
    body: z.object({ code: requiredText(40, 'code_required') }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['wrong_totp_code', 'totp_not_started', 'totp_already_on', 'too_many_requests'],
  }),
  turnOffTotp: endpoint({
    method: 'POST',
    path: '/api/profile/totp/turn-off',
    summary: 'Turns two-step sign-in off and forgets its secret and recovery codes',
    access: 'profile.edit',
    body: proof,
    output: z.null(),
    errors: ['wrong_current_password', 'too_many_requests'],
  }),
  turnOffGoogle: endpoint({
    method: 'POST',
    path: '/api/profile/google/turn-off',
    summary: "Undoes the link to the user's Google account for good, and ends the other sessions",
    access: 'profile.edit',
    body: proof,
    output: profile,
    errors: ['password_needed_first', 'wrong_current_password', 'too_many_requests'],
  }),
  turnOnGoogle: endpoint({
    method: 'POST',
    path: '/api/profile/google/turn-on',
    summary: 'Lets the first Google account with the same verified e-mail open this one again',
    access: 'profile.edit',
    body: proof,
    output: profile,
    errors: ['wrong_current_password', 'too_many_requests'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    summary: 'Where the user is signed in: this session first, then by latest use',
    access: 'profile.edit',
    output: z.array(openSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions/:id',
    summary: "Ends one of the user's sessions at once",
    access: 'profile.edit',
    params: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions',
    summary: "Ends all of the user's sessions but this one",
    access: 'profile.edit',
    output: z.null(),
  }),
};
