import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import { partOfText, textParts } from '#contract/fields/label-in.messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { fieldAt } from './draft-values.ts';
import { type LabelsByKey, labelAt, labelKeyOf } from './form-paths.ts';

/** The problems by the path of the field, in both languages, so that they stay readable when the language is switched. */
export type FormProblems = Readonly<Partial<Record<string, Phrase>>>;

interface SchemaIssue extends FieldIssue {
  readonly path: readonly PropertyKey[];
}

/** The problems of a draft by the contract's schema: the first one of each field. */
export function problemsIn(values: object, issues: readonly SchemaIssue[]): FormProblems {
  return firstOfEach(
    issues.map((issue) => [
      fieldAt(values, issue.path.join('.')),
      { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
    ]),
  );
}

/** The server's problems of the fields, in the one language of the request. */
export function problemsFrom(values: object, { errors }: ApiFailure): FormProblems {
  return firstOfEach(
    errors.map(({ field, message }) => [fieldAt(values, field), { en: message, ur: message }]),
  );
}

function firstOfEach(found: readonly (readonly [string, Phrase])[]): FormProblems {
  return Object.fromEntries(found.toReversed());
}

export interface NamedProblem {
  readonly path: string;
  /** The field's name, with its row if it is in one; null when the form has no such field. */
  readonly label: Phrase | null;
  readonly problem: Phrase;
}

/** The problems in the order of the form's fields, row by row. Those without a field come last. */
export function namedProblems(problems: FormProblems, labels: LabelsByKey): readonly NamedProblem[] {
  const order = Object.keys(labels);
  return Object.entries(problems)
    .flatMap(([path, problem]) =>
      problem === undefined
        ? []
        : [{ path, problem, label: labelOf(path, labels), place: placeOf(path, order) }],
    )
    .sort((one, other) => comparePlaces(one.place, other.place));
}

/** `Item 2: Price`. */
function labelOf(path: string, labels: LabelsByKey): Phrase | null {
  const label = labelAt(path, labels);
  if (label === undefined) return null;
  const row = /^(.+\.(\d+))\./.exec(path);
  const rowLabel = row === null ? undefined : labels[labelKeyOf(row[1] ?? '')];
  if (row === null || rowLabel === undefined) return label;
  const number = Number(row[2]) + 1;
  return {
    en: `${rowLabel.en} ${number}: ${label.en}`,
    ur: `${rowLabel.ur} \u2066${number}\u2069: ${label.ur}`,
  };
}

/** The position of a field: the place of its list, the number of its row, its place in the row, and its language. */
function placeOf(path: string, order: readonly string[]): readonly number[] {
  const indexOf = (key: string) => {
    const index = order.indexOf(key);
    return index < 0 ? order.length : index;
  };
  const rows = [...path.matchAll(/\.(\d+)(?=\.|$)/g)];
  const key = labelKeyOf(path);
  const [text, part] = (order.includes(key) ? null : partOfText(key)) ?? [key];
  return [
    ...rows.flatMap(({ index, 1: number }) => [indexOf(labelKeyOf(path.slice(0, index))), Number(number)]),
    indexOf(text),
    part === undefined ? 0 : textParts.indexOf(part),
  ];
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((each, index) => each !== other[index]);
  return first < 0 ? one.length - other.length : (one[first] ?? 0) - (other[first] ?? -1);
}
