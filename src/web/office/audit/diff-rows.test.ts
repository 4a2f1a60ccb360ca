import { expect, test } from 'vitest';
import { diffRows } from './diff-rows.ts';

test('a change is told by the parts that differ', () => {
  const before = { city: { en: 'Multan', ur: 'ملتان' }, phone: '03000000000' };
  const after = { city: { en: 'Multan City', ur: 'ملتان' }, phone: '03000000000' };
  expect(diffRows(before, after)).toEqual([{ field: 'city.en', before: 'Multan', after: 'Multan City' }]);
});

test('what was not there before, or is no more, stands on its own side', () => {
  expect(diffRows(null, { amount: 500, hours: [{ opensAt: '09:00' }] })).toEqual([
    { field: 'amount', before: undefined, after: 500 },
    { field: 'hours.0.opensAt', before: undefined, after: '09:00' },
  ]);
  expect(diffRows({ reason: 'moved' }, null)).toEqual([
    { field: 'reason', before: 'moved', after: undefined },
  ]);
  expect(diffRows(null, null)).toEqual([]);
});
