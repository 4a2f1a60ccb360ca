import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { cellsOf, unzip } from '#test/support/lending/workbook.ts';
import { csvOf, datedCell } from '../http/csv-of.ts';
import type { LabeledSheet } from './filters-sheet.ts';
import { readWorkbook } from './read-workbook.ts';
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

const beside: LabeledSheet = {
  name: 'Filters',
  lines: [
    ['Branch', 'A & B'],
    ['Rows', 12_000],
    ['From', datedCell('day', '2026-11-27')],
  ],
};

test('a workbook has the parts that spreadsheets look for, each complete', async () => {
  const files = unzip(await workbookOf([]));
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
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

test('days and moments are real dates in the lender’s time, and a phone and a CNIC are texts', async () => {
  const row = {
    day: '2026-11-27',
    at: '2026-11-27T11:08:00.000Z',
    phone: '03001234567',
    cnic: '38403-*****67-1',
  };
  const dated = [
    { name: 'day', as: 'day', of: ({ day }: typeof row) => day },
    { name: 'at', as: 'moment', of: ({ at }: typeof row) => at },
    { name: 'late', as: 'moment', of: () => '2026-11-27T19:00:00.000Z' },
    { name: 'phone', of: ({ phone }: typeof row) => phone },
    { name: 'cnic', of: ({ cnic }: typeof row) => cnic },
    { name: 'none', as: 'day', of: () => null },
  ] as const;
  const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(dated, [row])));
  const [, ...lines] = cellsOf(workbook).map((cells) => cells.map((cell) => cell ?? '').join());
  const line = '2026-11-27,2026-11-27 16:08:00,2026-11-28 00:00:00,03001234567,38403-*****67-1,';
  expect(lines).toEqual([line]);
  // Days since 30 December 1899.
  const sheet = unzip(workbook).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
  expect(sheet).toContain('<c s="1"><v>46353</v></c><c s="2">');
  expect(await Array.fromAsync(csvOf(dated, [row], 'en'))).toEqual(['day,at,late,phone,cnic,none', line]);
});

test('the headings stay in view, rupees have separators of thousands, and an Urdu sheet begins at the right', async () => {
  const rows = [{ name: 'A', amount: 14_600 }];
  const sheetIn = async (language: Language) => {
    const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(columns, rows, { language, beside })));
    return unzip(workbook).get('xl/worksheets/sheet1.xml') ?? '';
  };
  const english = await sheetIn('en');
  expect(english).toMatch(/<sheetView workbookViewId="0"><pane ySplit="1" [^>]*state="frozen"\/>/);
  expect(english).toContain('<c s="3"><v>14600</v></c>');
  expect(english.match(/<col [^>]*width="\d+"/g)).toHaveLength(columns.length);
  expect(await sheetIn('ur')).toContain('<sheetView rightToLeft="1" workbookViewId="0">');
});

test('the sheet beside the rows has its name, its texts, numbers and dates, and begins where the reader does', async () => {
  const reader = { language: 'ur', beside: { ...beside, name: 'فلٹر' } } as const;
  const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(columns, [], reader)));
  const files = unzip(workbook);
  expect(cellsOf(workbook, 2)).toEqual([
    ['Branch', 'A & B'],
    ['Rows', 12_000],
    ['From', '2026-11-27'],
  ]);
  expect(files.get('xl/worksheets/sheet2.xml')).toContain('<sheetView rightToLeft="1" workbookViewId="0">');
  expect(readWorkbook(workbook).map(({ name }) => name)).toEqual(['سطریں', 'فلٹر']);
});

test('the totals are the last line, in bold, also without a row', async () => {
  const summed = [
    { name: 'name', of: ({ name }: { name: string; amount: number }) => name },
    { name: 'amount', of: ({ amount }: { name: string; amount: number }) => amount, total: 'sum' },
  ] as const;
  const linesOf = async (rows: readonly { name: string; amount: number }[]) => {
    const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(summed, rows)));
    const sheet = unzip(workbook).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    return [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, cells = '']) =>
      [...cells.matchAll(/<c(?: s="(\d)")?/g)].map(([, style = '0']) => style),
    );
  };
  expect(await linesOf([{ name: 'A', amount: 5 }])).toEqual([
    ['4', '4'],
    ['0', '3'],
    ['4', '5'],
  ]);
  expect(await linesOf([])).toEqual([
    ['4', '4'],
    ['4', '5'],
  ]);
});

test('a share is not rounded to a whole number', async () => {
  const shares = [{ name: 'share', of: (share: number) => share }];
  const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(shares, [40.5])));
  expect(unzip(workbook).get('xl/worksheets/sheet1.xml')).toContain('<c><v>40.5</v></c>');
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
