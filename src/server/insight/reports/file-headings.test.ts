import { expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { reportNames } from '#contract/insight/report-table.ts';
import { fileColumns } from './file-columns.ts';

test.each(reportNames)('each column of the workbook of %s has a heading in both languages', (name) => {
  const columns = [...fileColumns(name, { by: 'branch' }), ...fileColumns(name, { by: 'employee' })];
  const bare = columns.filter((column) => fileHeadingOf(column.name) === null);
  expect(bare.map((column) => column.name)).toEqual([]);
});
