import { expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { reportNames } from '#contract/insight/report-table.ts';
import { fileColumns } from './file-columns.ts';

test.each(reportNames)('each column of the workbook of %s has a heading in both languages', (name) => {
  const columns = [...fileColumns(name, { by: 'branch' }), ...fileColumns(name, { by: 'employee' })];
  const bare = columns.filter((column) => fileHeadingOf(column.name) === null);
  expect(bare.map((column) => column.name)).toEqual([]);
});

test.each([
  ['receipts', 'method', 'cash', { en: 'Cash', ur: 'نقد' }],
  ['due', 'installment', 'down_payment', { en: 'Down payment', ur: 'پیشگی ادائیگی' }],
  ['due', 'installment', '3', '3'],
  ['alone_decisions', 'decision', 'rejected', { en: 'Rejected', ur: 'نامنظور' }],
  ['related_parties', 'relation', 'household', { en: 'Same household', ur: 'ایک ہی گھرانہ' }],
  ['challenge_results', 'standing', 'winning', { en: 'Won', ur: 'جیت گئے' }],
  ['ageing', 'age', '2-30', { en: '2–30 days', ur: '\u20662–30\u2069 دن' }],
] as const)('the file of %s says %s %s in words', (name, column, value, words) => {
  const found = fileColumns(name, {}).find((each) => each.name === column);
  expect(found?.of({ cells: { [column]: value } })).toEqual(words);
});
