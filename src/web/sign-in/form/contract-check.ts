import '#web/public/forms/kinds/without-eval.ts';
import { forgottenPassword, passwordReset } from '#contract/identity/password-reset.ts';
import { setUpForm } from '#contract/identity/set-up.ts';
import { signUpForm } from '#contract/identity/sign-up.ts';
import type { FieldProblems } from './field-problems.ts';
import { problemsOf } from './problems-of.ts';

const [resetByLink, resetByCode] = passwordReset.def.options;
const schemas = { signUpForm, setUpForm, forgottenPassword, resetByLink, resetByCode };

/** The problems of a body, by the same schemas that the server uses. */
export function problemsAgainst(schema: keyof typeof schemas, body: unknown): FieldProblems {
  return problemsOf(schemas[schema].safeParse(body));
}
