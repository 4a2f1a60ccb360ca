import type { Credentials } from '#web/api/authenticate.ts';
import type { FieldProblems } from '../form/field-problems.ts';
import { messages } from './sign-in-view.messages.ts';

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
