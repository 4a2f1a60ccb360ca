import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { FieldProblems } from './field-problems.ts';

interface Checked {
  readonly error?: { readonly issues: readonly (FieldIssue & { readonly path: readonly PropertyKey[] })[] };
}

/** The first problem of each field that a schema found, in both languages. */
export function problemsOf({ error }: Checked): FieldProblems {
  const said = (error?.issues ?? []).map((issue) => [
    String(issue.path[0]),
    { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
  ]);
  return Object.fromEntries(said.reverse());
}
