import type { Credentials } from '#web/api/authenticate.ts';
import type { FieldProblems } from '../form/field-problems.ts';
import { messages } from './sign-in-view.messages.ts';

/**
 * Checks that both fields are filled in, in the contract's words. The server checks the other rules: the schemas and messages of
 * the whole product are too large for this page.
 */
export function problemsIn({ identifier, password }: Credentials): FieldProblems {
  return {
    ...(identifier.trim() === '' && { identifier: messages.identifierRequired }),
    ...(password === '' && { password: messages.passwordRequired }),
  };
}
