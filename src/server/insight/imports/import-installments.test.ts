import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { bringIn, check, differences, finish, undo, xlsxFile } from '#test/support/lending/imports.ts';
import { ask, type Desk, grant, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { type TestCell, workbookOf } from '#test/support/lending/test-workbook.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const listHeadings = ['Register number', 'Due date', 'Amount'];
/** 48,000 in three unequal parts. */
const unequal: readonly (readonly [string, string])[] = [
  ['20/06/2026', '10,000'],
  ['25/08/2026', '30,000'],
  ['31/12/2026', '8,000'],
];

/** A register row whose installments a sheet lists. */
function listedRow(cnic: string, given: Readonly<Record<string, string>> = {}) {
  return running(cnic, { 'Number of installments': '', 'First due date': '', ...given });
}

type Row = ReturnType<typeof listedRow>;

async function newCustomers(count: number): Promise<string[]> {
  const customers = Array.from({ length: count }, () => registered());
  await bringIn(testApi, desk, customers);
  return customers.map(({ CNIC }) => CNIC);
}

function checked(
  rows: readonly Row[],
  installments: readonly (readonly TestCell[])[],
  headings: readonly string[] = listHeadings,
) {
  const register = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const file = workbookOf([
    { name: 'Agreements', rows: register },
    { name: 'Schedules', rows: [headings, ...installments] },
  ]);
  return check(testApi, desk, file, 'agreements');
}

const listOf = (number: string, parts: typeof unequal = unequal) => parts.map((part) => [number, ...part]);

async function rowsOf(id: string) {
  return (await testApi.call('listImportRows', { as: desk.superadmin, params: { id }, query: {} })).data;
}

async function start(id: string) {
  await testApi.call('startImport', {
    as: desk.superadmin,
    params: { id },
    body: { password: testPassword },
  });
  await finish(testApi);
  const record = await testApi.call('getImport', { as: desk.superadmin, params: { id } });
  return record.rows;
}

async function agreementOf(customerId: string | null | undefined) {
  const account = await testApi.call('getAccount', {
    as: desk.superadmin,
    params: { id: customerId ?? '' },
  });
  return account.agreements[0]?.id ?? '';
}

const read = (id: string) => readAgreement(testApi, desk.superadmin, id);

/** An agreement that was brought in with the unequal installments, and its import. */
async function broughtIn(given: Readonly<Record<string, string>> = {}) {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic, given);
  const { id } = await checked([row], listOf(row['Register number']));
  expect(await start(id)).toMatchObject({ created: 1, faulty: 0 });
  const [told] = await rowsOf(id);
  return { importId: id, agreementId: await agreementOf(told?.customerId) };
}

test('an agreement has the installments that a second sheet lists for it', async () => {
  const [cnic = '', other = ''] = await newCustomers(2);
  const [row, equal] = [listedRow(cnic), running(other)];
  const file = await checked([row, equal], listOf(row['Register number']));
  expect(file.sheets).toMatchObject([
    { name: 'Agreements', holds: 'records', rows: 2 },
    { name: 'Schedules', isRead: true, holds: 'installments', rows: 3, unclaimed: 0 },
  ]);
  expect((await rowsOf(file.id)).map(({ state, installments }) => [state, installments])).toEqual([
    ['ready', { sheet: 'Schedules', count: 3, firstDueOn: '2026-06-20' }],
    ['ready', null],
  ]);
  expect(await start(file.id)).toMatchObject({ created: 2, faulty: 0 });
  const [first, second] = await rowsOf(file.id);
  const { installments, firstDueOn, outstanding } = await read(await agreementOf(first?.customerId));
  expect(installments.map(({ number, dueOn, amount, paid }) => [number, dueOn, amount, paid])).toEqual([
    [0, '2026-05-20', 12_000, 12_000],
    [1, '2026-06-20', 10_000, 10_000],
    [2, '2026-08-25', 30_000, 6_000],
    [3, '2026-12-31', 8_000, 0],
  ]);
  expect({ firstDueOn, outstanding }).toEqual({ firstDueOn: '2026-06-20', outstanding: 32_000 });
  expect((await read(await agreementOf(second?.customerId))).installments).toHaveLength(13);
  expect(await differences(testApi)).toEqual([]);
});

test('installments of a customer with two agreements are told apart by the item or the delivery date', async () => {
  const [cnic = ''] = await newCustomers(1);
  const fridge = listedRow(cnic, { 'Register number': `F-${cnic}`, Item: 'Fridge' });
  const cooler = listedRow(cnic, { 'Register number': `C-${cnic}`, Item: 'Cooler' });
  const { rows, id } = await checked(
    [fridge, cooler],
    [
      ...unequal.map((part) => [cnic, 'cooler', ...part]),
      [cnic, 'FRIDGE', '20/07/2026', '48,000'],
      [cnic, '', '20/08/2026', '48,000'],
    ],
    ['CNIC', 'Item', 'Installment date', 'Installment amount'],
  );
  expect(rows).toMatchObject({ ready: 2, skipped: 1 });
  const told = await rowsOf(id);
  expect(told.map(({ installments }) => installments?.count)).toEqual([1, 3, undefined]);
  expect(told[2]?.faults[0]?.message).toContain('Several agreements');
});

test('rows of the sheet that belong to no agreement are told, and so are its other lines', async () => {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic);
  const { id, rows, sheets, sums } = await checked(
    [row],
    [...listOf(row['Register number']), ['Z-9', '20/06/2026', '500'], ['', '', ''], ['Total', '', '48,500']],
  );
  expect(rows).toMatchObject({ ready: 1, faulty: 0, skipped: 2 });
  expect(sheets[1]).toMatchObject({ rows: 4, unclaimed: 1 });
  expect(sums).toBeNull();
  const skipped = (await rowsOf(id)).filter(({ state }) => state === 'skipped');
  expect(
    skipped.map(({ sheet, line, faults }) => [sheet, line, faults.map(({ message }) => message)]),
  ).toEqual([
    ['Schedules', 5, ['No agreement of this file has this number or CNIC']],
    ['Schedules', 7, []],
  ]);
});

test('a sheet of installments can be set aside, and read again', async () => {
  const [cnic = ''] = await newCustomers(1);
  const row = running(cnic);
  const { id, rows } = await checked([row], listOf(row['Register number']));
  expect(rows).toMatchObject({ faulty: 1 });
  const choose = (isRead: boolean) =>
    testApi.call('matchImport', {
      as: desk.superadmin,
      params: { id },
      body: {
        columns: {},
        sheets: [
          { isRead: true, headingLine: 1 },
          { isRead, headingLine: 1 },
        ],
      },
    });
  const aside = await choose(false);
  expect(aside.rows).toMatchObject({ ready: 1, faulty: 0 });
  expect(aside.sheets[1]).toMatchObject({ holds: 'installments', isRead: false, rows: 3 });
  expect((await rowsOf(id))[0]?.installments).toBeNull();
  expect((await choose(true)).rows).toMatchObject({ faulty: 1 });
});

test.each<[string, readonly (readonly [string, string])[], string]>([
  ['another sum', [...unequal.slice(0, 2), ['31/12/2026', '7,999']], 'row 4: The installments up to here'],
  ['a date twice', [...unequal.slice(0, 2), ['25/08/2026', '8,000']], 'row 4: This due date is not after'],
  ['an amount of nothing', [...unequal, ['31/01/2027', '0']], 'row 5: An installment is at least one rupee'],
  ['a fraction', [['20/06/2026', '47,999.50']], 'row 2: Enter a whole number of rupees'],
  ['no date', [['', '48,000']], 'row 2: This is not a date'],
  ['an unclear date', [['03/04/2026', '48,000']], 'row 2: This could be read day first or month first'],
])('installments with %s are a fault that names their sheet and row', async (_, parts, message) => {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic);
  const { id, rows } = await checked([row], listOf(row['Register number'], parts));
  expect(rows).toMatchObject({ ready: 0, faulty: 1 });
  const faults = (await rowsOf(id))[0]?.faults ?? [];
  expect(faults.map((fault) => fault.message.replace(/[\u2066-\u2069]/g, '')).join()).toContain(
    `Sheet “Schedules”, ${message}`,
  );
});

test.each([
  ['Number of installments', '12', 'another number of them'],
  ['First due date', '20/07/2026', 'another first due date'],
])('a register whose %s is another than its sheet lists is refused', async (column, text, message) => {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic, { [column]: text });
  const { id } = await checked([row], listOf(row['Register number']));
  expect((await rowsOf(id))[0]?.faults).toMatchObject([
    { column, message: expect.stringContaining(message) },
  ]);
});

test('the rows to correct keep their installments and can be sent as they are', async () => {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic, { Service: 'car' });
  const { id, headings } = await checked([row], listOf(row['Register number']));
  expect(headings.at(-1)).toBe('');
  const { rows: stored } = await testApi.context.pool.query<{ cells: string[] }>(
    'SELECT cells FROM import_rows WHERE import_id = $1 ORDER BY line',
    [id],
  );
  const corrected = {
    ...row,
    Service: 'product',
    'Installments from their sheet': stored[0]?.cells.at(-1) ?? '',
  };
  const again = await check(testApi, desk, await xlsxFile([corrected]), 'agreements');
  expect(again.rows).toMatchObject({ ready: 1, faulty: 0 });
  expect((await rowsOf(again.id))[0]?.installments).toMatchObject({ sheet: 'Schedules', count: 3 });
});

test('an agreement with installments of its own goes on: a payment, and other dates for what is open', async () => {
  const { agreementId } = await broughtIn();
  await pay(testApi, desk.employee, agreementId, 24_000);
  expect(await read(agreementId)).toMatchObject({ outstanding: 8_000, dueNow: 0 });
  const later = {
    firstDueOn: '2027-06-01',
    openCount: 2,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', agreementId, later));
  const { installments } = await read(agreementId);
  expect(installments.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
    ['2026-05-20', 12_000],
    ['2026-06-20', 10_000],
    ['2026-08-25', 30_000],
    ['2027-06-01', 4_000],
    ['2027-07-01', 4_000],
  ]);
  expect(await differences(testApi)).toEqual([]);
});

test('installments sent again say which one is on another day or of another amount, and how many', async () => {
  const [cnic = ''] = await newCustomers(1);
  const row = listedRow(cnic);
  const first = await checked([row], listOf(row['Register number']));
  await start(first.id);
  const other: typeof unequal = [
    ['20/06/2026', '10,000'],
    ['30/08/2026', '20,000'],
    ['31/12/2026', '10,000'],
    ['31/01/2027', '8,000'],
  ];
  const again = await checked([row], listOf(row['Register number'], other));
  expect(again.rows).toMatchObject({ differs: 1, faulty: 0 });
  const told = (await rowsOf(again.id))[0]?.differences ?? [];
  expect(
    told.map(({ column, installment, reads, was, now }) => [column, installment, reads, was, now]),
  ).toEqual([
    ['Number of installments', null, 'number', 3, 4],
    ['Installments from their sheet', { number: 2, others: 0 }, 'date', '2026-08-25', '2026-08-30'],
    ['Installments from their sheet', { number: 2, others: 1 }, 'amount', 30_000, 20_000],
  ]);
});

test('its delivery is not reversed alone, but its import is undone', async () => {
  const unpaid = { 'Installments paid to date': '', 'Last paid on': '' };
  const { importId, agreementId } = await broughtIn(unpaid);
  const { entries } = await read(agreementId);
  const refused = await testApi.refusal('requestDeliveryReversal', {
    as: desk.employee,
    params: { id: entries.find(({ kind }) => kind === 'delivery')?.id ?? '' },
    body: { reason: 'The wrong customer', action: 'reverse_delivery_and_cancel' },
  });
  expect(refused.code).toBe('brought_in_with_own_rows');
  await undo(testApi, desk, importId);
  expect(await read(agreementId)).toMatchObject({ status: 'cancelled', outstanding: 0 });
  expect(await differences(testApi)).toEqual([]);
});

test('any partition of the financed amount is brought in as it is, and undone without a trace in the sums', async () => {
  const parts = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 40_000 }), days: fc.integer({ min: 1, max: 90 }) }),
    { minLength: 1, maxLength: 24 },
  );
  const portfolio = () =>
    testApi.call('sumReport', { as: desk.superadmin, params: { name: 'portfolio' }, query: {} });
  const property = fc.asyncProperty(parts, fc.nat(9_000), async (given, downPayment) => {
    const [cnic = ''] = await newCustomers(1);
    const sum = given.reduce((total, { amount }) => total + amount, 0);
    let dueOn = calendarDate('2026-05-20');
    const rows = given.map(({ amount, days }) => {
      dueOn = addDays(dueOn, days);
      return { dueOn, amount };
    });
    const row = listedRow(cnic, {
      Price: `${sum + downPayment}`,
      'Down payment': `${downPayment}`,
      'Installments paid to date': `${Math.floor(sum / 3)}`,
    });
    const before = await portfolio();
    const list = rows.map(({ dueOn: on, amount }) => [row['Register number'], on, amount]);
    const { id } = await checked([row], list);
    expect(await start(id)).toMatchObject({ created: 1, faulty: 0 });
    const [told] = await rowsOf(id);
    const agreementId = await agreementOf(told?.customerId);
    const { installments } = await read(agreementId);
    expect(
      installments
        .filter(({ number }) => number > 0)
        .map((one) => ({ dueOn: one.dueOn, amount: one.amount })),
    ).toEqual(rows);
    expect(await differences(testApi)).toEqual([]);
    await undo(testApi, desk, id);
    expect(await read(agreementId)).toMatchObject({ status: 'cancelled', outstanding: 0 });
    expect(await portfolio()).toEqual(before);
    expect(await differences(testApi)).toEqual([]);
  });
  await fc.assert(property, { numRuns: thorough ? 40 : 4, endOnFailure: true });
});
