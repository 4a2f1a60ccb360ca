import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { personName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { newPassword } from '#contract/fields/password-field.ts';
import { optionalText, phoneNumber } from '#contract/fields/text-field.ts';
import { languages } from '#domain/language.ts';
import { openedSession } from './session.ts';

export const newPerson = z.object({
  fullName: personName(),
  phone: phoneNumber(),
  email: emailAddress(),
  password: newPassword(),
});

export const signUpForm = z.extend(newPerson, {
  /**
   * From the branch, with or without its hyphen. Without a code, the account waits for the branch and reserves neither phone
   * nor e-mail.
   */
  activationCode: optionalText(40),
  language: optionalField(z.enum(languages)),
});
export type SignUpForm = z.output<typeof signUpForm>;

export const signUpEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary:
      'Makes a user and signs them in; an activation code links them to the record it was issued for, else they wait for the branch and the answer does not tell whether the phone or e-mail is known',
    access: 'public',
    body: signUpForm,
    output: openedSession,
    errors: ['code_wrong', 'code_used', 'code_expired', 'too_many_requests'],
  }),
};
