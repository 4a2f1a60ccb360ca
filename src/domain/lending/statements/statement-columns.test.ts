import { expect, test } from 'vitest';
import {
  areColumnsWhole,
  findKeptHeadings,
  findStatementHeadings,
  type StatementColumns,
} from './statement-columns.ts';

const none: StatementColumns = {
  ...{ day: null, text: null, payer: null, reference: null, in: null, out: null },
  ...{ amount: null, side: null, balance: null },
};

test('lines are read by a day and an amount of any kind, and by nothing less', () => {
  for (const amount of [{ in: 1 }, { out: 1 }, { amount: 1 }])
    expect(areColumnsWhole({ ...none, day: 0, ...amount })).toBe(true);
  expect(areColumnsWhole({ ...none, day: 0, text: 1, balance: 2 })).toBe(false);
  expect(areColumnsWhole({ ...none, in: 0, out: 1, amount: 2 })).toBe(false);
});

const headings = ['Date', 'Ref', 'Narrative', 'Amount'];

test('common words are headings beside clearer ones', () => {
  expect(findStatementHeadings([headings])).toEqual({
    place: 0,
    columns: { ...none, day: 0, reference: 1, text: 2, amount: 3 },
  });
});

test('the headings are the line that names the most columns, and of equals the first', () => {
  const fewer = ['Date', 'Amount', '', ''];
  expect(findStatementHeadings([fewer, headings, headings])?.place).toBe(1);
  expect(findStatementHeadings([headings, fewer])?.place).toBe(0);
  // It names three columns, but no amount.
  expect(findStatementHeadings([['Date', 'Ref', 'Narrative'], fewer])?.place).toBe(1);
});

test('headings stand in the first sixty lines, and kept ones are known by all their cells', () => {
  const titles = (count: number) => Array.from({ length: count }, () => ['', '', '', '']);
  for (const find of [
    (lines: string[][]) => findStatementHeadings(lines)?.place ?? null,
    (lines: string[][]) => findKeptHeadings(lines, headings),
  ]) {
    expect(find([headings])).toBe(0);
    expect(find([...titles(59), headings])).toBe(59);
    expect(find([...titles(60), headings])).toBeNull();
  }
  expect(findKeptHeadings([['Date', 'Ref', 'Amount', 'Narrative']], headings)).toBeNull();
  expect(
    findKeptHeadings([['DateRef', '', 'Narrative', 'Amount']], ['Date', 'Ref', 'Narrative', 'Amount']),
  ).toBeNull();
  expect(findKeptHeadings([['date', ' REF ', 'narrative', 'amount']], headings)).toBe(0);
});
