import { expect, test } from 'vitest';
import { clockTime } from '#contract/fields/clock-time-field.ts';
import { timesToChoose } from './times-to-choose.ts';

test('every offered time is valid for the contract, in order', () => {
  const times = timesToChoose(null);
  expect(times).toHaveLength(96);
  expect(times.filter((time) => !clockTime().safeParse(time).success)).toEqual([]);
  expect(times).toEqual(times.toSorted());
});

test('a stored time between the quarters is offered too', () => {
  const times = timesToChoose('09:20');
  expect(times.slice(times.indexOf('09:15'), times.indexOf('09:30') + 1)).toEqual([
    '09:15',
    '09:20',
    '09:30',
  ]);
  expect(timesToChoose('09:30')).toHaveLength(96);
});
