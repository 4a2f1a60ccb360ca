import type { FieldError } from '#contract/endpoint.ts';
import type { Phrase } from '#domain/language.ts';
import type { Credentials } from '#web/session/authenticate.ts';
import { messages } from './sign-in-page.messages.ts';

export type CredentialField = keyof Credentials;
export const credentialFields = ['identifier', 'password'] as const satisfies readonly CredentialField[];

/** What is wrong with each field, in both languages, so that it stays readable when the language is switched. */
export type FieldProblems = Readonly<Partial<Record<CredentialField, Phrase>>>;

/**
 * Whether both fields are filled in, as the contract asks and in its words. The rest of its rules the server tells: the
 * schemas and the messages of the whole product are too large for this page.
 */
export function problemsIn({ identifier, password }: Credentials): FieldProblems {
  return {
    ...(identifier.trim() === '' && { identifier: messages.identifierRequired }),
    ...(password === '' && { password: messages.passwordRequired }),
  };
}

/** What the server said about the fields; it says it in one language. */
export function problemsFrom(errors: readonly FieldError[]): FieldProblems {
  const known = errors.filter(({ field }) => credentialFields.some((each) => each === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, { en: message, ur: message }]));
}
