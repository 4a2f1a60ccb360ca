import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { bringIn, check, differences, finish } from '#test/support/lending/imports.ts';
import { type Desk, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { csvFile, registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;

// The clock of the tests is on 20 November 2026: the day of the move.
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

type Row = ReturnType<typeof running>;

const paid = (amount: string, on: string) => ({ 'Installments paid to date': amount, 'Last paid on': on });

/** An agreement that a first register brought in with 16,000 paid of 48,000. */
async function broughtIn() {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const row = running(customer.CNIC);
  const { id } = await bringIn(testApi, desk, [row], 'agreements');
  const [told] = await rowsOf(id);
  const params = { id: told?.customerId ?? '' };
  const account = await testApi.call('getAccount', { as: desk.superadmin, params });
  return { row, agreementId: account.agreements[0]?.id ?? '', importId: id };
}

const rowsOf = async (id: string) =>
  (await testApi.call('listImportRows', { as: desk.superadmin, params: { id } })).data;
const choosing = (id: string) => ({
  as: desk.superadmin,
  params: { id },
  body: { isChosen: true, row: null },
});
const sent = async (row: Row) => (await check(testApi, desk, csvFile([row]), 'agreements')).id;

/** Sends the row and takes its amount paid over. */
async function takenOver(row: Row) {
  const id = await sent(row);
  await testApi.call('chooseImportRows', choosing(id));
  return start(id);
}

async function start(id: string) {
  const as = desk.superadmin;
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  await finish(testApi);
  return testApi.call('getImport', { as, params: { id } });
}

async function collected() {
  const query = { from: '2026-01-01', until: '2026-11-20' };
  const { sums } = await testApi.call('sumReport', {
    as: desk.superadmin,
    params: { name: 'demand' },
    query,
  });
  return sums;
}

test('payments from before the move that a later register has are added to what was brought in', async () => {
  const { row, agreementId } = await broughtIn();
  const before = await collected();
  expect((await takenOver({ ...row, ...paid('24,000', '20/10/2026') })).rows).toMatchObject({ changed: 1 });
  const { outstanding, entries } = await readAgreement(testApi, desk.superadmin, agreementId);
  expect(outstanding).toBe(24_000);
  expect(entries.at(-1)).toMatchObject({
    kind: 'payment',
    amount: 8_000,
    valuedOn: '2026-10-20',
    broughtIn: true,
    receiptNumber: null,
  });
  // 8,000 more from before the move, and nothing more collected.
  const after = await collected();
  expect(after).toEqual({
    ...before,
    broughtIn: Number(before.broughtIn) + 8_000,
    paidOfDue: after.paidOfDue,
  });
  expect(after.collected).toBe(before.collected);
  expect(await auditEventsOf(testApi, agreementId, 'take_over_payments')).toMatchObject([
    { actor_id: desk.superadminId },
  ]);
  expect(await differences(testApi)).toEqual([]);
});

test('a register that is sent a third time adds only what is new', async () => {
  const { row, agreementId } = await broughtIn();
  await takenOver({ ...row, ...paid('20,000', '25/10/2026') });
  const same = await sent({ ...row, ...paid('20,000', '26/10/2026') });
  expect((await testApi.call('getImport', { as: desk.superadmin, params: { id: same } })).rows).toMatchObject(
    { known: 1, differs: 0 },
  );
  await takenOver({ ...row, ...paid('48,000', '2026-11-20') });
  const { outstanding, status } = await readAgreement(testApi, desk.superadmin, agreementId);
  expect([outstanding, status]).toEqual([0, 'completed']);
  expect(await differences(testApi)).toEqual([]);
});

test('the import that brought it in can no longer be undone', async () => {
  const { row, importId } = await broughtIn();
  await takenOver({ ...row, ...paid('24,000', '20/10/2026') });
  const body = { password: testPassword, reason: 'The wrong register' };
  const refused = { as: desk.superadmin, params: { id: importId }, body };
  expect((await testApi.refusal('undoImport', refused)).code).toBe('import_built_on');
});

test('with a payment recorded here since, nothing is added: it is to be recorded as a payment', async () => {
  const { row, agreementId } = await broughtIn();
  const more = { ...row, ...paid('24,000', '20/10/2026') };
  const chosen = await sent(more);
  await testApi.call('chooseImportRows', choosing(chosen));
  await pay(testApi, desk.employee, agreementId, 4_000);
  expect((await start(chosen)).rows).toMatchObject({ differs: 1, changed: 0 });
  const [told] = await rowsOf(chosen);
  expect(told).toMatchObject({ state: 'differs', missingPaymentOn: agreementId });
  expect(told?.differences[0]?.staysBecause).toContain('something was recorded on the agreement since');
  expect((await testApi.refusal('chooseImportRows', choosing(chosen))).code).toBe('nothing_to_take_over');
  expect(await readAgreement(testApi, desk.superadmin, agreementId)).toMatchObject({ outstanding: 28_000 });
});

test('with a month closed since the move, nothing is added', async () => {
  const { row, agreementId } = await broughtIn();
  await testApi.database.ownerPool.query('UPDATE agreements SET brought_in_on = $2 WHERE id = $1', [
    agreementId,
    '2026-10-31',
  ]);
  await testApi.call('closeMonth', { as: desk.superadmin, params: { month: '2026-10' } });
  const id = await sent({ ...row, ...paid('24,000', '20/10/2026') });
  const [told] = await rowsOf(id);
  expect(told).toMatchObject({ missingPaymentOn: agreementId });
  expect(told?.differences[0]?.staysBecause).toContain('a month was closed since the move');
});
