import { expect, test } from 'vitest';
import { clockTime } from '#contract/fields/clock-time-field.ts';
import { timesToChoose } from './times-to-choose.ts';

test('every time that can be chosen is one that the contract takes, in the order of the day', () => {
  const times = timesToChoose(null);
  expect(times).toHaveLength(96);
  expect(times.filter((time) => !clockTime().safeParse(time).success)).toEqual([]);
  expect(times).toEqual(times.toSorted());
});

test('a time on record between the quarters stays as it is', () => {
  const times = timesToChoose('09:20');
  expect(times.slice(times.indexOf('09:15'), times.indexOf('09:30') + 1)).toEqual([
    '09:15',
    '09:20',
    '09:30',
  ]);
  expect(timesToChoose('09:30')).toHaveLength(96);
});
