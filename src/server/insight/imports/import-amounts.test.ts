import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { bringIn, check, finish } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;
let cnics: readonly string[];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  const customers = Array.from({ length: 3 }, () => registered());
  await bringIn(testApi, desk, customers);
  cnics = customers.map(({ CNIC }) => CNIC);
});
afterAll(() => testApi.close());

/** A running agreement of a customer on record, with its amounts as a register writes them. */
const sold = (price: string, downPayment: string, paid: string, customer = 0) =>
  running(cnics[customer] ?? '', {
    'Register number': `${price} ${customer}`,
    Price: price,
    'Down payment': downPayment,
    'Installments paid to date': paid,
  });

const checked = (rows: FileRows) => check(testApi, desk, csvFile(rows), 'agreements');

async function saidOf({ id }: ImportRecord): Promise<string[]> {
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id } });
  return data.flatMap(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`));
}

test.each([
  ['60.000', '12.000', '16.000'],
  ['60,000.00', '12,000.00', '16,000.00'],
  ['60000.0', '12000.0', '16000.0'],
  ['60,000', '12,000', '16,000'],
  ['Rs. 60,000/-', '۱۲،۰۰۰', '16 000'],
  ['Rs 60.000/-', 'Rs 12.000/-', 'Rs 16.000/-'],
])('an agreement of %s is one of 60,000, of which 32,000 are outstanding', async (price, down, paid) => {
  const { rows, totals } = await checked([sold(price, down, paid)]);
  expect(rows).toMatchObject({ ready: 1, faulty: 0 });
  expect(totals?.taken).toEqual({
    agreements: 1,
    price: 60_000,
    downPayment: 12_000,
    paid: 16_000,
    relief: 0,
    outstanding: 32_000,
  });
});

test('the sums in the last line of a register are read beside those of its rows', async () => {
  const rows = [sold('60.000', '12.000', '16.000'), sold('45.000', '5.000', '10.000', 1)];
  const last = { Price: '105.000', 'Down payment': 'Rs 17.500', 'Installments paid to date': '?' };
  const blank = Object.fromEntries(Object.keys(rows[0] ?? {}).map((heading) => [heading, '']));
  const { sums, totals } = await checked([...rows, { ...blank, 'Register number': 'Total', ...last }]);
  expect(sums).toEqual({
    ...{ price: 105_000, downPayment: 17_500, paid: null, relief: null, outstanding: null },
  });
  expect(totals?.all).toMatchObject({ price: 105_000, downPayment: 17_000 });
  expect((await checked(rows)).sums).toBeNull();
});

test('lakhs are grouped as people here group them', async () => {
  expect((await checked([sold('1,50,000', '0', '10,000')])).totals?.taken.price).toBe(150_000);
});

test('a point that its column leaves unclear is asked about, and read as somebody answers', async () => {
  const as = desk.superadmin;
  const unclear = await checked([sold('60.000', '12,000', '16,000'), sold('45000', '5,000', '0', 1)]);
  expect(unclear).toMatchObject({ rows: { ready: 1, faulty: 1 }, hasPoints: true, points: null });
  expect(await saidOf(unclear)).toEqual([expect.stringMatching(/^Price: .*Choose above/)]);
  const choose = (points: 'thousands' | 'decimals') =>
    testApi.call('matchImport', {
      as,
      params: { id: unclear.id },
      body: { columns: unclear.columns, dateOrder: null, points },
    });
  expect((await choose('decimals')).totals?.all.price).toBe(45_060);
  const answered = await choose('thousands');
  expect(answered).toMatchObject({
    rows: { ready: 2 },
    points: 'thousands',
    totals: { taken: { price: 105_000 } },
  });
  await testApi.call('startImport', { as, params: { id: unclear.id }, body: { password: testPassword } });
  await finish(testApi);
  const done = await testApi.call('getImport', { as, params: { id: unclear.id } });
  expect(done).toMatchObject({ rows: { created: 2 }, totals: { taken: { price: 105_000, paid: 16_000 } } });
});

test('the meaning of a point is that of the whole column, also for rows that are written in later parts', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...sold(index === 0 ? '60.000' : '500', '', '', 2),
    'Register number': `P-${index}`,
    'Installments paid to date': '',
    'Last paid on': '',
  }));
  const done = await bringIn(testApi, desk, rows.toReversed(), 'agreements');
  expect(done).toMatchObject({
    rows: { created: 20 },
    totals: { taken: { price: 69_500, outstanding: 69_500 } },
  });
});

test.each([
  ['(45,000)', 'negative'],
  ['12.50', 'without a fraction'],
  ['1,5', 'whole number'],
])('%s is told and not read', async (price, said) => {
  const file = await checked([sold(price, '', '')]);
  expect(file).toMatchObject({ rows: { faulty: 1 }, totals: { taken: { price: 0 }, all: { price: 0 } } });
  expect(await saidOf(file)).toEqual([expect.stringContaining(said)]);
});

test('the balance that remains says how much was paid', async () => {
  const { 'Installments paid to date': paid, ...row } = sold('60,000', '12,000', '');
  expect(paid).toBe('');
  const file = await checked([{ ...row, 'Register number': 'B-1', 'Remaining balance': '32,000' }]);
  expect(file.totals?.taken).toMatchObject({ paid: 16_000, outstanding: 32_000 });
  const both = sold('60,000', '12,000', '10,000', 1);
  const wrong = await checked([
    { ...both, 'Register number': 'B-3', Balance: '32,000' },
    { ...both, 'Register number': 'B-2', 'Installments paid to date': '', Balance: '50,000' },
  ]);
  expect(wrong.rows).toMatchObject({ ready: 0, faulty: 2 });
  expect(await saidOf(wrong)).toEqual([
    expect.stringMatching(/^Balance: .*another balance/),
    expect.stringMatching(/^Balance: .*more than the price/),
  ]);
});

test('relief that was granted is not outstanding', async () => {
  const { totals } = await checked([
    { ...sold('60,000', '12,000', '16,000'), 'Register number': 'R-1', 'Relief granted to date': '2,000' },
  ]);
  expect(totals?.taken).toMatchObject({ paid: 16_000, relief: 2_000, outstanding: 30_000 });
});

test('rows that cannot be imported are in the sums of all rows, and customers have no sums', async () => {
  const rows = [sold('50,000', '', '10,000'), sold('70,000', '5,000', '0', 1)];
  const { totals } = await checked([{ ...rows[0] }, { ...rows[1], Frequency: 'never' }]);
  expect(totals?.taken).toMatchObject({ agreements: 1, price: 50_000, outstanding: 40_000 });
  expect(totals?.all).toMatchObject({ agreements: 2, price: 120_000, outstanding: 105_000 });
  expect((await check(testApi, desk, csvFile([registered()]))).totals).toBeNull();
});
