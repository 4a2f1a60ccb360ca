import { expect, test } from 'vitest';
import { type CsvColumn, csvOf } from './csv-of.ts';

interface Row {
  readonly name: string | null;
  readonly amount: number;
}

const columns: readonly CsvColumn<Row>[] = [
  { name: 'name', of: ({ name }) => name },
  { name: 'amount, Rs', of: ({ amount }) => amount },
];

async function linesOf(rows: readonly Row[]): Promise<string[]> {
  return Array.fromAsync(csvOf(columns, rows, 'en'));
}

test('the first line names the columns, and each row has a line', async () => {
  const rows = [
    { name: 'Sidra', amount: 4_800 },
    { name: null, amount: -5_000 },
  ];
  expect(await linesOf(rows)).toEqual(['name,"amount, Rs"', 'Sidra,4800', ',-5000']);
});

test('the last line has the totals of the rows before it, and what follows from them', async () => {
  const totalled: readonly CsvColumn<Row>[] = [
    { name: 'name', of: ({ name }) => name },
    { name: 'amount', of: ({ amount }) => amount, total: 'sum' },
    {
      name: 'half',
      of: ({ amount }) => amount / 2,
      total: (sums) => (sums.get('amount') ?? 0) / 2,
    },
    { name: 'age', of: () => 3 },
  ];
  const rows = [
    { name: 'Sidra', amount: 4_800 },
    { name: 'Ali', amount: -800 },
  ];
  const lines = await Array.fromAsync(csvOf(totalled, rows, 'en'));
  expect(lines.slice(1)).toEqual(['Sidra,4800,2400,3', 'Ali,-800,-400,3', 'total,4000,2000,']);
  expect(await Array.fromAsync(csvOf(totalled, [], 'en'))).toEqual(['name,amount,half,age', 'total,0,0,']);
});

test('a fixed choice is written in the language of the reader, under the same name', async () => {
  const named: readonly CsvColumn<Row>[] = [{ name: 'method', of: () => ({ en: 'Cash', ur: 'نقد' }) }];
  const rows = [{ name: 'Sidra', amount: 1 }];
  expect(await Array.fromAsync(csvOf(named, rows, 'en'))).toEqual(['method', 'Cash']);
  expect(await Array.fromAsync(csvOf(named, rows, 'ur'))).toEqual(['method', 'نقد']);
});

test.each([
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['سرگودھا', 'سرگودھا'],
])('a cell keeps its text: %j', async (name, cell) => {
  expect((await linesOf([{ name, amount: 1 }]))[1]).toBe(`${cell},1`);
});

test.each(['=1+1', '+92', '-1', '@sum', '\t=', '＝1＋1', '＠sum'])(
  '%j is not a formula for a spreadsheet',
  async (name) => {
    expect((await linesOf([{ name, amount: 1 }]))[1]).toBe(`'${name},1`);
  },
);

test('rows are read one by one as the reader takes lines', async () => {
  let read = 0;
  async function* rows(): AsyncGenerator<Row> {
    for (;;) {
      read += 1;
      yield { name: 'Sidra', amount: read };
    }
  }
  const lines = csvOf(columns, rows(), 'en');
  await lines.next();
  expect(read).toBe(0);
  expect((await lines.next()).value).toBe('Sidra,1');
  expect(read).toBe(1);
});
