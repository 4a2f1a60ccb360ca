import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { bringIn, check, differences, finish, undo } from '#test/support/lending/imports.ts';
import { type Desk, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { csvFile, registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;
let knownCnic: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  knownCnic = customer.CNIC;
});
afterAll(() => testApi.close());

const today = '2026-11-20';
const read = (id: string) => readAgreement(testApi, desk.superadmin, id);

/** A customer with one running agreement, brought in. */
async function broughtIn(given: Readonly<Record<string, string>> = {}) {
  const customer = registered();
  const customers = await bringIn(testApi, desk, [customer]);
  const row = running(customer.CNIC, given);
  const { id, rows } = await bringIn(testApi, desk, [row], 'agreements');
  const as = desk.superadmin;
  const { data } = await testApi.call('listImportRows', { as, params: { id } });
  const customerId = data[0]?.customerId ?? '';
  const account = await testApi.call('getAccount', { as, params: { id: customerId } });
  const agreementId = account.agreements[0]?.id ?? '';
  return { importId: id, customersId: customers.id, rows, row, told: data[0], agreementId };
}

test('an imported agreement has the goods, the down payment and the money paid so far, each on its day', async () => {
  const { rows, agreementId, told } = await broughtIn();
  expect(rows).toMatchObject({ created: 1, faulty: 0 });
  const { entries, installments, ...agreement } = await read(agreementId);
  expect(agreement).toMatchObject({
    number: told?.agreementNumber,
    status: 'active',
    price: 60_000,
    outstanding: 32_000,
    dueNow: 8_000,
    notes: expect.stringContaining('Register A-'),
    consentHow: 'before_move',
    broughtInOn: today,
  });
  expect(entries.map(({ kind, amount, valuedOn }) => [kind, amount, valuedOn])).toEqual([
    ['delivery', 60_000, '2026-05-20'],
    ['down_payment', 12_000, '2026-05-20'],
    ['payment', 16_000, '2026-09-21'],
  ]);
  expect(entries.map(({ broughtIn, receiptNumber }) => [broughtIn, receiptNumber])).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ]);
  expect(installments.filter(({ paid }) => paid > 0).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  expect(await differences(testApi)).toEqual([]);
});

test('money paid before the import does not count as collected on the day of the import', async () => {
  const sum = () =>
    testApi.call('sumPayments', { as: desk.superadmin, query: { from: today, until: today } });
  const before = await sum();
  await broughtIn();
  expect(await sum()).toEqual(before);
});

test('an imported agreement goes on like any other: its next payment is recorded at the counter', async () => {
  const { agreementId } = await broughtIn();
  await pay(testApi, desk.employee, agreementId, 8_000);
  expect(await read(agreementId)).toMatchObject({ outstanding: 24_000, dueNow: 0 });
  expect(await differences(testApi)).toEqual([]);
});

test('agreements with nothing paid, without a down payment, and paid in full can be imported', async () => {
  const unpaid = await broughtIn({ 'Installments paid to date': '', 'Last paid on': '' });
  const whole = await broughtIn({ 'Down payment': '', Frequency: 'weekly' });
  const paid = await broughtIn({ 'Installments paid to date': '48,000' });
  expect(await read(unpaid.agreementId)).toMatchObject({ outstanding: 48_000 });
  expect(await read(whole.agreementId)).toMatchObject({ outstanding: 44_000 });
  expect(await read(paid.agreementId)).toMatchObject({ outstanding: 0, status: 'completed' });
  expect(await differences(testApi)).toEqual([]);
});

test.each([
  ['Installments paid to date', '60,000', 'The paid amount is more than all installments together'],
  ['Last paid on', '', 'enter the date of the last payment'],
  ['Last paid on', '13/05/2026', 'before the delivery'],
  ['Last paid on', '21/11/2026', 'in the future'],
  ['Handed over on', '21/12/2026', 'in the future'],
  ['First due date', '19/05/2026', 'before the start date'],
  ['Number of installments', '600', 'from 1 to 520'],
  ['Down payment', '60,000', 'Nothing is left to pay'],
  ['Frequency', 'sometimes', 'Write monthly'],
  ['Service', 'car', 'Write dowry'],
  ['CNIC of the customer', '38403-9999999-9', 'Import the customers first'],
  ['Price', '45.50', 'Enter a whole number'],
])('a row whose %s is %j is refused with what to correct', async (column, text, message) => {
  const row = running(knownCnic, { [column]: text });
  const { id, rows } = await check(testApi, desk, csvFile([row]), 'agreements');
  expect(rows).toMatchObject({ ready: 0, faulty: 1 });
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id } });
  const told = data[0];
  expect(told?.faults.map((fault) => fault.column)).toContain(column);
  expect(told?.faults.map((fault) => fault.message).join()).toContain(message);
});

test('a number of a branch’s register is imported once, even from another file', async () => {
  const { row } = await broughtIn();
  const again = {
    ...row,
    Item: 'The same machine',
    'Register number': ` ${row['Register number'].toLowerCase()}`,
  };
  const { rows } = await check(testApi, desk, csvFile([again]), 'agreements');
  expect(rows).toMatchObject({ differs: 1, ready: 0 });
});

test('undoing an import reverses it: nothing is owed, and the register can be imported again', async () => {
  const { importId, row, agreementId } = await broughtIn();
  expect(await undo(testApi, desk, importId)).toMatchObject({
    state: 'undone',
    rows: { undone: 1, kept: 0 },
  });
  expect(await read(agreementId)).toMatchObject({ status: 'cancelled', outstanding: 0 });
  expect(await differences(testApi)).toEqual([]);
  const again = await bringIn(testApi, desk, [row], 'agreements');
  expect(again.rows).toMatchObject({ created: 1 });
  expect(await differences(testApi)).toEqual([]);
});

test('an import with later payments cannot be undone, and the refusal names them', async () => {
  const { importId, customersId, agreementId } = await broughtIn();
  const as = desk.superadmin;
  const body = { password: testPassword, reason: 'The wrong register' };
  await pay(testApi, desk.employee, agreementId, 4_000);
  for (const id of [importId, customersId]) {
    const refused = await testApi.refusal('undoImport', { as, params: { id }, body });
    expect(refused).toMatchObject({ code: 'import_built_on', message: expect.stringContaining('line 2') });
  }
  expect(await read(agreementId)).toMatchObject({ status: 'active', outstanding: 28_000 });
});

test('a row that gets a payment while the import is being undone is kept and reported', async () => {
  const { importId, agreementId } = await broughtIn();
  const as = desk.superadmin;
  const body = { password: testPassword, reason: 'The wrong register' };
  await testApi.call('undoImport', { as, params: { id: importId }, body });
  await pay(testApi, desk.employee, agreementId, 4_000);
  await finish(testApi);
  expect(await testApi.call('getImport', { as, params: { id: importId } })).toMatchObject({
    state: 'undone',
    rows: { undone: 0, kept: 1 },
  });
  expect(await read(agreementId)).toMatchObject({ outstanding: 28_000 });
  expect(await differences(testApi)).toEqual([]);
});
