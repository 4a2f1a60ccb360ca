import '#web/public/forms/kinds/without-eval.ts';
import { forgottenPassword, passwordReset, setUpForm, signUpForm } from '#contract/auth.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { FieldProblems } from './field-problems.ts';

const [resetByLink, resetByCode] = passwordReset.def.options;
const schemas = { signUpForm, setUpForm, forgottenPassword, resetByLink, resetByCode };

/** What the contract says against a body, the first thing of each field: the same schemas that the server holds it to. */
export function problemsAgainst(schema: keyof typeof schemas, body: unknown): FieldProblems {
  const issues = schemas[schema].safeParse(body).error?.issues ?? [];
  const said = issues.map((issue) => [
    String(issue.path[0]),
    { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
  ]);
  return Object.fromEntries(said.reverse());
}
