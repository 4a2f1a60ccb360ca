import { expect, test } from 'vitest';
import { cellsOf, unzip } from '#test/support/lending/workbook.ts';
import { xlsxOf } from './xlsx-of.ts';

interface Row {
  readonly name: string | null;
  readonly amount: number;
}

const columns = [
  { name: 'name', of: ({ name }: Row) => name },
  { name: 'amount', of: ({ amount }: Row) => amount },
];

async function workbookOf(rows: Iterable<Row> | AsyncIterable<Row>): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(xlsxOf(columns, rows)));
}

test('a workbook has the parts that spreadsheets look for, each complete', async () => {
  const files = unzip(await workbookOf([]));
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
});

test('texts stay texts, even those that look like formulas, and numbers are numbers', async () => {
  const rows = [
    { name: '=HYPERLINK("http://a","b")', amount: 14_600 },
    { name: ' <b>A & B</b>\n', amount: -1 },
    { name: 'نسرین اختر', amount: 0 },
    { name: null, amount: 1 },
  ];
  expect(cellsOf(await workbookOf(rows))).toEqual([
    ['name', 'amount'],
    ...rows.map(({ name, amount }) => [name, amount]),
  ]);
});

test('control characters, which XML cannot hold, are left out', async () => {
  expect(cellsOf(await workbookOf([{ name: 'A\u0001B', amount: 1 }]))[1]).toEqual(['AB', 1]);
});

test('rows are streamed: the first chunks are there before the last row is read', async () => {
  let readRows = 0;
  async function* rows() {
    for (; readRows < 50_000; readRows += 1) yield { name: crypto.randomUUID(), amount: readRows };
  }
  let bytes = 0;
  for await (const piece of xlsxOf(columns, rows())) {
    bytes += piece.length;
    if (bytes > 50_000) break;
  }
  expect(readRows).toBeLessThan(25_000);
});

test('when reading the rows fails, so does the workbook: half a register is no register', async () => {
  async function* rows() {
    yield { name: 'A', amount: 1 };
    throw new Error('the database went away');
  }
  await expect(workbookOf(rows())).rejects.toThrow('the database went away');
});
