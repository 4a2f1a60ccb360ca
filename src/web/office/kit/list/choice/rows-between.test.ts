import { expect, test } from 'vitest';
import { rowsBetween } from './rows-between.ts';

test.each([
  ['downwards', 'b', 'd', ['b', 'c', 'd']],
  ['upwards', 'd', 'b', ['b', 'c', 'd']],
  ['of one row', 'b', 'b', ['b']],
  ['without a first row', undefined, 'c', ['c']],
  ['from a row of another page', 'x', 'c', ['c']],
])('a range %s has the rows in the order of the list', (_, from, to, rows) => {
  expect(rowsBetween(['a', 'b', 'c', 'd'], from, to)).toEqual(rows);
});
