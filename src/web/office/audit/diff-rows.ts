type Remembered = Readonly<Record<string, unknown>> | null;

export interface DiffRow {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What was remembered before and after, field by field; a phrase or other small record by its parts. */
export function diffRows(before: Remembered, after: Remembered): DiffRow[] {
  const old = flat(before);
  const now = flat(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter((row) => row.before !== row.after);
}

function flat(value: unknown, name = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return name === '' ? {} : { [name]: value };
  const parts = Object.entries(value).map(([key, part]) => flat(part, name === '' ? key : `${name}.${key}`));
  return Object.assign({}, ...parts);
}
