import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { ApiFailure } from '#web/api/api-failure.ts';

/** What is wrong, by field, in both languages, so that it stays readable when the language is switched. */
export type FieldProblems = Readonly<Partial<Record<string, Phrase>>>;

interface SchemaIssue extends FieldIssue {
  readonly path: readonly PropertyKey[];
}

/** What the contract's schema says against a body: the first thing of each field. */
export function problemsIn(issues: readonly SchemaIssue[]): FieldProblems {
  return firstOfEach(
    issues.map((issue) => [
      issue.path.join('.'),
      { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
    ]),
  );
}

/** What the server said of the fields; it says it in one language, and of `branch.phone` what the form calls `phone`. */
export function problemsFrom({ errors }: ApiFailure, fields: readonly string[]): FieldProblems {
  return firstOfEach(
    errors.map(({ field, message }) => [
      fields.find((each) => field === each || field.endsWith(`.${each}`)) ?? field,
      { en: message, ur: message },
    ]),
  );
}

function firstOfEach(said: readonly (readonly [string, Phrase])[]): FieldProblems {
  return Object.fromEntries(said.toReversed());
}
