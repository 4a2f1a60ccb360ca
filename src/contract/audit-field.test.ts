import { expect, test } from 'vitest';
import type { NamedFields } from './audit-field.ts';

/** Accepts the same records as the audit. */
function remembered<T extends object>(record: T & NamedFields<T>): T {
  return record;
}

test('the compiler refuses an audit field without a name, wherever the record is built', () => {
  const known = { amount: 500, note: null };
  expect(remembered({ ...known, alone: true })).toEqual({ amount: 500, note: null, alone: true });
  const unnamed = { ...known, shoeSize: 42 };
  // @ts-expect-error: `shoeSize` has no name.
  remembered(unnamed);
  // @ts-expect-error: the fields of an index signature are unknown.
  remembered(known as object);
});
