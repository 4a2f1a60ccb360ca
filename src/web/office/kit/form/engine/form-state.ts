import type { ApiFailure } from '#web/api/api-failure.ts';
import { fieldPathsOf, isSame, valueAt, withValue } from './draft-values.ts';
import type { FormProblems } from './form-problems.ts';

/** A form's state of its fields, by path. */
type ByPath<Value> = Readonly<Partial<Record<string, Value>>>;

export interface FormState<Values> {
  readonly values: Values;
  /** The recorded values. Values that differ from them are unsaved. */
  readonly saved: Values;
  readonly problems: FormProblems;
  /** The fields with a problem of the form's own rule. The rule looks at several fields, so any edit may correct it. */
  readonly ruled: readonly string[];
  /** The failure of the last save, or its unknown outcome, in the language of the request. */
  readonly refusal: ApiFailure | null;
  /** Each failed attempt and each save moves the focus, even to the same text, so both are counted. */
  readonly failures: number;
  readonly saves: number;
  readonly isSending: boolean;
  /** The keys of each list's rows. A row keeps its key when its number changes. */
  readonly rowKeys: ByPath<readonly number[]>;
}

export function firstState<Values>(initial: Values): FormState<Values> {
  return {
    values: initial,
    saved: initial,
    problems: {},
    ruled: [],
    refusal: null,
    failures: 0,
    saves: 0,
    isSending: false,
    rowKeys: {},
  };
}

/** The problems found in a draft. */
export type Found = Pick<FormState<unknown>, 'problems' | 'ruled'>;

/** Counts a failed attempt, with its problems or the refusal of the whole form. */
export function failed<Values>(
  state: FormState<Values>,
  found: Found,
  refusal: ApiFailure | null,
): FormState<Values> {
  return { ...state, ...found, refusal, failures: state.failures + 1 };
}

/** True when any value differs from the recorded ones. */
export function isChanged<Values>({ values, saved }: FormState<Values>): boolean {
  return !saysTheSame(values, saved);
}

/** An emptied field is equal to one that was never filled in. */
function saysTheSame(one: unknown, other: unknown): boolean {
  return isSame(one, other, (each, its) => Object.is(each ?? '', its ?? ''));
}

/** The fields that somebody else changed since the form began, compared with the current record. */
export function changedMeanwhile({ saved }: FormState<object>, latest: object): string[] {
  return fieldPathsOf(latest).filter((path) => !saysTheSame(valueAt(saved, path), valueAt(latest, path)));
}

/** Takes over a record that somebody else saved. Unsaved input is kept; other fields show the new values. */
export function caughtUp<Values extends object>(state: FormState<Values>, latest: Values): FormState<Values> {
  const { values, saved } = state;
  const entered = fieldPathsOf(latest).filter(
    (path) => !saysTheSame(valueAt(values, path), valueAt(saved, path)),
  );
  const merged = entered.reduce((whole, path) => withValue(whole, path, valueAt(values, path)), latest);
  return { ...state, values: merged, saved: latest, refusal: null, rowKeys: {} };
}

/** Sets a field's value. The field's problem is dropped, because it may be corrected. */
export function edited<Values>(state: FormState<Values>, path: string, value: unknown): FormState<Values> {
  return {
    ...unruled(state, (each) => !isWithin(each, path)),
    values: withValue(state.values, path, value),
  };
}

/** The problems still valid after an edit, filtered by path. Those of the form's own rule are dropped. */
function unruled<Values>(state: FormState<Values>, isKept: (path: string) => boolean): FormState<Values> {
  const known = Object.entries(state.problems).filter(
    ([path]) => isKept(path) && !state.ruled.includes(path),
  );
  return { ...state, problems: Object.fromEntries(known), ruled: [], refusal: null };
}

/** Adds a row at the end of its list. */
export function withRow<Values>(state: FormState<Values>, list: string, row: unknown): FormState<Values> {
  const keys = rowKeysOf(state, list);
  return {
    ...unruled(state, (path) => path !== list),
    values: withValue(state.values, list, [...rowsAt(state.values, list), row]),
    rowKeys: { ...state.rowKeys, [list]: [...keys, Math.max(-1, ...keys) + 1] },
  };
}

/** Removes a row. The problems of the rows after it move up with them. */
export function withoutRow<Values>(state: FormState<Values>, list: string, index: number): FormState<Values> {
  const kept = unruled(state, (path) => path !== list);
  return {
    ...kept,
    values: withValue(state.values, list, rowsAt(state.values, list).toSpliced(index, 1)),
    rowKeys: {
      ...forgetRow(state.rowKeys, list, index),
      [list]: rowKeysOf(state, list).toSpliced(index, 1),
    },
    problems: forgetRow(kept.problems, list, index),
  };
}

/** The keys of a list's rows: their initial numbers, until a row is added or removed. */
export function rowKeysOf<Values>({ rowKeys, values }: FormState<Values>, list: string): readonly number[] {
  return rowKeys[list] ?? rowsAt(values, list).map((_, index) => index);
}

function rowsAt(values: unknown, list: string): readonly unknown[] {
  const rows = valueAt(values, list);
  return Array.isArray(rows) ? rows : [];
}

function forgetRow<Value>(remembered: ByPath<Value>, list: string, removed: number): ByPath<Value> {
  return Object.fromEntries(
    Object.entries(remembered).flatMap(([path, value]) => {
      if (path === list || !isWithin(path, list)) return [[path, value]];
      const [number = '', ...inner] = path.slice(list.length + 1).split('.');
      if (Number(number) === removed) return [];
      const moved = Number(number) > removed ? Number(number) - 1 : Number(number);
      return [[[list, moved, ...inner].join('.'), value]];
    }),
  );
}

function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}
