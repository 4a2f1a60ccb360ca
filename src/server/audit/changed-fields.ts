import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

function only(fields: Fields, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** What an edit really changed, as the audit remembers it: only the fields that differ. What is sensitive in them is the caller's to mask. */
export function changedFields(before: Fields, after: Fields): { before: object; after: object } {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { before: only(before, changed), after: only(after, changed) };
}
