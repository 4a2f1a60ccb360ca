import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { handledKinds } from '#contract/lending/payment-register.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { everyPage, type QueryOf } from '#test/support/calls/calls.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  refund,
} from '#test/support/lending/lending.ts';
import { cellsOf } from '#test/support/lending/workbook.ts';
import { fc } from '#test/support/runs/properties.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let lahore: Desk;
let sargodhaId: string;
let lahoreId: string;
/** Of Sargodha: one with a reversed payment, one with a refund. */
let customerIds: readonly string[];
/** The payment of Rs 700 that was reversed. */
let reversedReceipt: string | null | undefined;

const november = { from: '2026-11-01', until: '2026-11-30' };

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  lahore = await openDesk(testApi, 'LHE');
  const id = await active(testApi, desk, { price: 6_000, downPayment: 1_000, count: 5 });
  await pay(testApi, desk.employee, id, 500);
  await pay(testApi, desk.superadmin, id, 300, { method: 'jazzcash', reference: 'JC-1' });
  await pay(testApi, desk.employee, id, 700);
  const mistaken = (await readAgreement(testApi, desk.employee, id)).entries.at(-1);
  reversedReceipt = mistaken?.receiptNumber;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', mistaken?.id ?? ''));
  const other = await active(testApi, lahore, { price: 6_000, downPayment: 0, count: 5 });
  await pay(testApi, lahore.employee, other, 250);
  const overpaid = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  await pay(testApi, desk.employee, overpaid, 1_100, { confirmed: ['payment_beyond_outstanding'] });
  await refund(testApi, desk, overpaid, 40);
  const wrong = (await readAgreement(testApi, desk.employee, overpaid)).entries.at(-1);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', wrong?.id ?? ''));
  await refund(testApi, desk, overpaid, 50);
  customerIds = await Promise.all(
    [id, overpaid].map(async (of) => (await readAgreement(testApi, desk.employee, of)).customerId),
  );
  sargodhaId = (await readAgreement(testApi, desk.employee, id)).branchId;
  lahoreId = (await readAgreement(testApi, lahore.employee, other)).branchId;
});
afterAll(() => testApi.close());

const register = (query: Partial<QueryOf<'listPayments'>> = {}) =>
  testApi.call('listPayments', { as: desk.superadmin, query: { ...november, ...query } });
const isPayment = ({ kind }: { kind: string }) => kind !== 'refund';
const totals = (query: Partial<QueryOf<'sumPayments'>> = {}) =>
  testApi.call('sumPayments', { as: desk.superadmin, query: { ...november, ...query } });

test('the register has every payment with its receipt, customer and officer, and marks reversed ones', async () => {
  const { data, page } = await register({ sort: 'amount' });
  expect(data.map(({ amount, kind, isReversed }) => [amount, kind, isReversed])).toEqual([
    [40, 'refund', true],
    [50, 'refund', false],
    [250, 'payment', false],
    [300, 'payment', false],
    [500, 'payment', false],
    [700, 'payment', true],
    [1_000, 'down_payment', false],
    [1_100, 'payment', false],
  ]);
  expect(page).toEqual({ next: null, total: 8 });
  const [latest] = (await register({ branchId: sargodhaId, method: 'jazzcash' })).data;
  expect(latest).toMatchObject({
    reference: 'JC-1',
    takenBy: { id: desk.superadminId },
    branch: { code: 'SGD' },
  });
  expect(latest?.receiptNumber).toMatch(/^SGD-\d{6}$/);
});

test('the totals are those of the filtered rows', async () => {
  expect(await totals()).toEqual({
    received: { payments: 6, amount: 3_850 },
    reversed: { payments: 1, amount: 700 },
    refunded: { payments: 2, amount: 90 },
    refundsReversed: { payments: 1, amount: 40 },
    byMethod: [
      { method: 'cash', payments: 4, amount: 2_800 },
      { method: 'jazzcash', payments: 1, amount: 300 },
    ],
  });
  const filters = fc.record(
    {
      branchId: fc.constantFrom(sargodhaId, lahoreId),
      method: fc.constantFrom('cash', 'jazzcash', 'cheque'),
      customerId: fc.constantFrom(...customerIds),
      officerId: fc.constantFrom(desk.employeeId, desk.superadminId, lahore.employeeId),
      state: fc.constantFrom('valid', 'reversed'),
      kind: fc.constantFrom(...handledKinds),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filters, async (query) => {
      const { data } = await register(query);
      const sums = await totals(query);
      const sumOf = (rows: typeof data) => rows.reduce((sum, { amount }) => sum + amount, 0);
      const [ins, outs] = [data.filter(isPayment), data.filter((one) => !isPayment(one))];
      const reversedOf = (rows: typeof data) => rows.filter(({ isReversed }) => isReversed);
      const totalOf = (rows: typeof data) => ({ payments: rows.length, amount: sumOf(rows) });
      expect(sums.received).toEqual(totalOf(ins));
      expect(sums.reversed).toEqual(totalOf(reversedOf(ins)));
      expect(sums.refunded).toEqual(totalOf(outs));
      expect(sums.refundsReversed).toEqual(totalOf(reversedOf(outs)));
      const counted = sums.byMethod.reduce((sum, { amount }) => sum + amount, 0);
      const out = sums.refunded.amount - sums.refundsReversed.amount;
      expect(counted).toBe(sums.received.amount - sums.reversed.amount - out);
    }),
    { numRuns: 30 },
  );
});

test('a moved overpayment does not count as money received', async () => {
  const before = (await totals()).received;
  const paid = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  const { customerId } = await readAgreement(testApi, desk.employee, paid);
  await pay(testApi, desk.employee, paid, 1_400, { confirmed: ['payment_beyond_outstanding'] });
  const open = await active(testApi, desk, { customerId, price: 2_000, downPayment: 0, count: 2 });
  const body = { toAgreementId: open, amount: 400 };
  await testApi.call('moveOverpayment', { as: desk.employee, params: { id: paid }, body });
  const { payments, amount } = (await totals()).received;
  expect({ payments, amount }).toEqual({ payments: before.payments + 1, amount: before.amount + 1_400 });
});

test('a refund is in the list with its voucher and who paid it out, and below zero in the file', async () => {
  const { data } = await register({ kind: 'refund', state: 'valid' });
  expect(data).toEqual([
    expect.objectContaining({
      amount: 50,
      receiptNumber: expect.stringMatching(/^SGD-V-\d{6}$/),
      takenBy: expect.objectContaining({ id: desk.employeeId }),
    }),
  ]);
  const body = { ...november, kind: 'refund' } as const;
  const file = await testApi.call('exportPayments', { as: desk.superadmin, body });
  expect(file).toContain(',Refund of an overpayment,-50,-50,No,Cash,');
  expect(file).toContain(',Refund of an overpayment,-40,0,Yes,Cash,');
});

test('the file has the same rows as the list, and the audit says who exported it', async () => {
  const filters = { ...november, branchId: lahoreId };
  const file = await testApi.call('exportPayments', { as: desk.superadmin, body: filters });
  const lines = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^LHE-\d{6},2026-11-20,.*,Payment,250,250,No,Cash,/);
  expect(lines[2]).toBe('total,,,,,250,250,,,,,,,,,');
  const events = await auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'export_payments');
  expect(events.at(-1)).toMatchObject({ after: { filters, rows: 1 } });
});

test('the workbook has the same cells as the file, with amounts as numbers', async () => {
  const filters = { ...november, branchId: sargodhaId };
  const file = await testApi.call('exportPayments', { as: desk.superadmin, body: filters });
  const workbook = await testApi.call('exportPaymentsWorkbook', { as: desk.superadmin, body: filters });
  const [headings, ...rows] = cellsOf(workbook);
  const [first = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = first.split(',');
  expect(headings).toEqual(names.map((name) => fileHeadingOf(name)?.en));
  expect(rows.map((cells) => cells.map((cell) => cell ?? '').join(','))).toEqual(
    lines.map((line) => line.replace(/^total,/, 'Total,')),
  );
  const figuresOf = (column: string) => rows.map((cells) => Number(cells[names.indexOf(column)]));
  const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
  const sums = await testApi.call('sumPayments', { as: desk.superadmin, query: filters });
  const moved = sums.received.amount - sums.refunded.amount;
  const counted = moved - sums.reversed.amount + sums.refundsReversed.amount;
  for (const [column, total] of [['amount', moved] as const, ['counted', counted] as const]) {
    const figures = figuresOf(column);
    expect(figures.at(-1), column).toBe(total);
    expect(sumOf(figures.slice(0, -1)), column).toBe(total);
  }
  const events = await auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'export_payments');
  expect(events.at(-1)).toMatchObject({ after: { filters, rows: rows.length - 1 } });
});

test('type, method and reversal are words of the reader in both files', async () => {
  const as = desk.superadmin;
  await testApi.call('editProfile', { as, body: { language: 'ur' } });
  const file = await testApi.call('exportPayments', { as, body: november });
  const workbook = await testApi.call('exportPaymentsWorkbook', { as, body: november });
  await testApi.call('editProfile', { as, body: { language: 'en' } });
  expect(file).toContain(',ادائیگی,250,250,نہیں,نقد,');
  const refunds = cellsOf(workbook).filter((cells) => cells.includes('زائد ادائیگی کی واپسی'));
  expect(refunds.map((cells) => cells.slice(5, 9))).toContainEqual([-40, 0, 'ہاں', 'نقد']);
});

test('a sheet beside the payments tells in both languages of which days, states and hands they are', async () => {
  const as = desk.superadmin;
  const body = {
    ...november,
    officerId: desk.employeeId,
    state: 'valid',
    kind: 'payment',
    method: 'cash',
  } as const;
  const toldIn = async (language: Language) => {
    await testApi.call('editProfile', { as, body: { language } });
    const workbook = await testApi.call('exportPaymentsWorkbook', { as, body });
    return cellsOf(workbook, 2).slice(0, 6);
  };
  expect(await toldIn('ur')).toEqual([
    ['کس تاریخ سے', november.from],
    ['کس تاریخ تک', november.until],
    ['وصول یا ادا کرنے والا', 'Test employee'],
    ['قسم', 'ادائیگی'],
    ['طریقۂ ادائیگی', 'نقد'],
    ['حالت', 'درست'],
  ]);
  expect(await toldIn('en')).toEqual([
    ['From', november.from],
    ['Until', november.until],
    ['Received or paid out by', 'Test employee'],
    ['Type', 'Payment'],
    ['Method', 'Cash'],
    ['Status', 'Valid'],
  ]);
});

test('a reversed payment is found by its state and keeps its receipt', async () => {
  const { data } = await register({ state: 'reversed' });
  expect(data.filter(isPayment).map(({ receiptNumber }) => receiptNumber)).toEqual([reversedReceipt]);
});

test('a period that ends before it begins or is longer than a year is refused at its field', async () => {
  const refusal = (query: object) =>
    testApi.refusal('listPayments', { as: desk.superadmin, query: { ...november, ...query } });
  expect(await refusal({ until: '2026-10-31' })).toMatchObject({ errors: [{ field: 'until' }] });
  expect(await refusal({ from: '2025-11-29' })).toMatchObject({ errors: [{ field: 'from' }] });
  expect(await refusal({ from: '31 November' })).toMatchObject({ errors: [{ field: 'from' }] });
});

test('the pages of the register show each row once, in either order, and only within the period', async () => {
  const id = await active(testApi, desk, { price: 60_000, downPayment: 0, count: 12 });
  testApi.clock.advance(20 * dayMs);
  const { superadmin } = await openDesk(testApi);
  const today = businessDateOf(testApi.clock.now());
  for (let nth = 0; nth < 60; nth += 1)
    await pay(testApi, superadmin, id, 100 + nth, { valuedOn: addDays(today, -(nth % 15)) });
  const days = { from: addDays(today, -12), until: addDays(today, -2) };
  const read = async (sort: 'countsOn' | '-countsOn' | 'amount') => {
    const pages = await everyPage((cursor) =>
      testApi.call('listPayments', { as: superadmin, query: { ...days, sort, cursor } }),
    );
    expect(pages).toHaveLength(2);
    return pages.flatMap(({ data }) => data);
  };
  const newestFirst = await read('-countsOn');
  expect(newestFirst).toHaveLength(44);
  expect(newestFirst.map(({ valuedOn }) => valuedOn)).toEqual(
    newestFirst
      .map(({ valuedOn }) => valuedOn)
      .toSorted()
      .toReversed(),
  );
  expect([newestFirst[0]?.valuedOn, newestFirst.at(-1)?.valuedOn]).toEqual([days.until, days.from]);
  expect(await read('countsOn')).toEqual(newestFirst.toReversed());
  const amounts = (await read('amount')).map(({ amount }) => amount);
  expect(amounts).toEqual(newestFirst.map(({ amount }) => amount).toSorted((a, b) => a - b));
});

test('a payment reversed on a later day is deducted from the day, method and officer it counted for', async () => {
  const first = await openDesk(testApi);
  const day = businessDateOf(testApi.clock.now());
  const id = await active(testApi, first, { price: 6_000, downPayment: 1_000, count: 5 });
  const { entryId } = await pay(testApi, first.employee, id, 700, { method: 'raast', reference: 'R-77' });
  await pay(testApi, first.employee, id, 800);
  testApi.clock.advance(3 * dayMs);
  const later = await openDesk(testApi);
  await grant(testApi, later, await ask(testApi, later, 'requestReversal', entryId));
  const sums = (query: Partial<QueryOf<'sumPayments'>>) =>
    testApi.call('sumPayments', { as: later.superadmin, query: { from: day, until: day, ...query } });
  const ofOfficer = await sums({ officerId: first.employeeId });
  expect(ofOfficer).toEqual({
    received: { payments: 3, amount: 2_500 },
    reversed: { payments: 1, amount: 700 },
    refunded: { payments: 0, amount: 0 },
    refundsReversed: { payments: 0, amount: 0 },
    byMethod: [{ method: 'cash', payments: 2, amount: 1_800 }],
  });
  expect((await sums({ officerId: first.employeeId, method: 'raast' })).reversed.amount).toBe(700);
  const onTheDayOfTheReversal = await sums({
    from: addDays(day, 3),
    until: addDays(day, 3),
    officerId: first.employeeId,
  });
  expect(onTheDayOfTheReversal.received.payments).toBe(0);
});

test('the totals are exact after many payments and reversals at the same moment', async () => {
  const { employee, superadmin, employeeId } = await openDesk(testApi);
  const clerks = { employee, superadmin, employeeId, superadminId: desk.superadminId };
  const ids = await Promise.all(
    [1, 2, 3, 4].map(() => active(testApi, clerks, { price: 6_000, downPayment: 1_000, count: 5 })),
  );
  const paid = await Promise.all(
    ids.flatMap((id) => [100, 200, 300].map((amount) => pay(testApi, employee, id, amount))),
  );
  const mistaken = paid.filter(({ amount }) => amount === 200);
  await Promise.all(
    mistaken.map(async ({ entryId }) => {
      await grant(testApi, clerks, await ask(testApi, clerks, 'requestReversal', entryId));
    }),
  );
  const today = businessDateOf(testApi.clock.now());
  const sums = await testApi.call('sumPayments', {
    as: superadmin,
    query: { from: today, until: today, officerId: employeeId },
  });
  expect(sums.received).toEqual({ payments: 16, amount: 6_400 });
  expect(sums.reversed).toEqual({ payments: 4, amount: 800 });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
