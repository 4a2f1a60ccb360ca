import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { nextPhone } from '#test/support/desk/office.ts';
import { bringIn, check, differences, finish, undo } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const read = (id: string) => testApi.call('getImport', { as: desk.superadmin, params: { id } });
const rowsOf = async (id: string) =>
  (await testApi.call('listImportRows', { as: desk.superadmin, params: { id } })).data;
const choose = (id: string, row: number | null = null, isChosen = true) =>
  testApi.call('chooseImportRows', { as: desk.superadmin, params: { id }, body: { isChosen, row } });
const customerOf = (id: string | null | undefined) =>
  testApi.call('getCustomer', { as: desk.superadmin, params: { id: id ?? '' } });

async function sendAgain(rows: FileRows): Promise<string> {
  return (await check(testApi, desk, csvFile(rows))).id;
}

async function start(id: string) {
  const body = { password: testPassword };
  await testApi.call('startImport', { as: desk.superadmin, params: { id }, body });
  await finish(testApi);
  return read(id);
}

/** Customers that a first register brought in. */
async function onRecord(count: number) {
  const rows = Array.from({ length: count }, () => registered());
  await bringIn(testApi, desk, rows);
  return rows as [ReturnType<typeof registered>, ...ReturnType<typeof registered>[]];
}

const moved = (row: ReturnType<typeof registered>, given: Readonly<Record<string, string>> = {}) => ({
  ...row,
  Phone: '0311-1111111',
  Address: 'House 9, Street 1',
  City: 'Khushab',
  Occupation: 'Tailor',
  'Monthly income': '45,000',
  'Household size': '6',
  ...given,
});

test('nothing on record changes unless somebody chooses it', async () => {
  const [row] = await onRecord(1);
  const id = await sendAgain([moved(row), moved(registered())]);
  const [differing] = await rowsOf(id);
  expect((await start(id)).rows).toMatchObject({ created: 1, differs: 1, changed: 0 });
  expect(await customerOf(differing?.customerId)).toMatchObject({ phone: '03007654321', version: 1 });
});

test('chosen values of a register are taken over as an edit by hand', async () => {
  const [row] = await onRecord(1);
  const id = await sendAgain([moved(row)]);
  expect((await choose(id)).rows).toMatchObject({ differs: 0, chosen: 1 });
  const customerId = (await rowsOf(id))[0]?.customerId ?? '';
  expect((await start(id)).rows).toMatchObject({ chosen: 0, changed: 1 });
  expect((await rowsOf(id))[0]).toMatchObject({ state: 'changed', customerId, differences: [] });
  const changed = {
    phone: '03111111111',
    address: { own: 'House 9, Street 1', ur: null },
    city: 'Khushab',
    occupation: 'Tailor',
    monthlyIncome: 45_000,
    householdSize: 6,
    version: 2,
  };
  expect(await customerOf(customerId)).toMatchObject({ ...changed, isCnicSeen: false, notes: null });
  const [event] = await auditEventsOf(testApi, customerId, 'edit_customer');
  expect(event).toMatchObject({
    actor_id: desk.superadminId,
    before: { phone: '03007654321', city: 'Sargodha', version: 1 },
    after: changed,
  });
  expect(await differences(testApi)).toEqual([]);
});

test('another officer of the branch is put in charge of the customer and of all agreements', async () => {
  const [row] = await onRecord(1);
  await bringIn(testApi, desk, [running(row.CNIC)], 'agreements');
  const officer = await testApi.addUser('employee', 'SGD');
  const id = await sendAgain([{ ...row, Officer: officer.email }]);
  await choose(id);
  const customerId = (await rowsOf(id))[0]?.customerId ?? '';
  expect((await start(id)).rows).toMatchObject({ chosen: 0, changed: 1 });
  expect(await customerOf(customerId)).toMatchObject({ officerId: officer.id, version: 2 });
  const params = { id: customerId };
  const { agreements } = await testApi.call('getAccount', { as: desk.superadmin, params });
  const agreementId = agreements[0]?.id ?? '';
  expect(await auditEventsOf(testApi, agreementId, 'reassign_agreement')).toMatchObject([
    { before: { officerId: desk.superadminId }, after: { officerId: officer.id } },
  ]);
  expect(await auditEventsOf(testApi, customerId, 'edit_customer')).toEqual([]);
  expect(await auditEventsOf(testApi, customerId, 'move_customer')).toMatchObject([
    {
      actor_id: desk.superadminId,
      before: { officerId: desk.superadminId },
      after: { officerId: officer.id },
    },
  ]);
  expect(await differences(testApi)).toEqual([]);
});

test('another branch is only told, and so is chosen by nobody; what else differs is taken over', async () => {
  const [stays, edited] = await onRecord(2);
  const id = await sendAgain([
    { ...stays, Branch: 'FSD', Phone: stays.Phone },
    moved(edited ?? stays, { Branch: 'FSD' }),
  ]);
  const [first, second] = await rowsOf(id);
  const chosen = { as: desk.superadmin, params: { id }, body: { isChosen: true, row: first?.row ?? 0 } };
  expect((await testApi.refusal('chooseImportRows', chosen)).code).toBe('nothing_to_take_over');
  expect((await choose(id)).rows).toMatchObject({ differs: 1, chosen: 1 });
  expect((await start(id)).rows).toMatchObject({ differs: 1, changed: 1 });
  const { branchId } = await customerOf(first?.customerId);
  expect(await customerOf(second?.customerId)).toMatchObject({ branchId, city: 'Khushab' });
});

test('a register sent a third time has nothing that differs', async () => {
  const [row] = await onRecord(1);
  const [second, third] = [await sendAgain([moved(row)]), await sendAgain([moved(row, { Email: '' })])];
  await choose(second);
  await choose(third);
  const customerId = (await rowsOf(second))[0]?.customerId ?? '';
  await start(second);
  expect((await start(third)).rows).toMatchObject({ known: 1, chosen: 0, changed: 0 });
  const fourth = await sendAgain([moved(row, { Email: '', Notes: '' })]);
  expect((await read(fourth)).rows).toMatchObject({ known: 1, differs: 0 });
  expect(await auditEventsOf(testApi, customerId, 'edit_customer')).toHaveLength(1);
});

test('single customers are chosen, and the choice can be taken back', async () => {
  const rows = await onRecord(3);
  const id = await sendAgain(rows.map((row) => moved(row)));
  const [first, second, third] = await rowsOf(id);
  await choose(id);
  await choose(id, first?.row ?? 0, false);
  await choose(id, third?.row ?? 0, false);
  expect((await choose(id, third?.row ?? 0)).rows).toMatchObject({ differs: 1, chosen: 2 });
  await start(id);
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['differs', 'changed', 'changed']);
  expect(await customerOf(first?.customerId)).toMatchObject({ phone: '03007654321' });
  expect(await customerOf(second?.customerId)).toMatchObject({ phone: '03111111111' });
});

/** A customer of a first register who signs in by a phone. */
async function signingIn(phone: string) {
  const row = registered({ Phone: phone });
  const { id } = await bringIn(testApi, desk, [row]);
  const params = { id: (await rowsOf(id))[0]?.customerId ?? '' };
  const { code } = await testApi.call('issueCustomerActivationCode', { as: desk.superadmin, params });
  const person = { fullName: 'Nasreen Akhtar', password: testPassword, phone, email: null };
  await testApi.call('signUp', { body: { ...person, activationCode: code } });
  return row;
}

test('a refused change is told with its reason, stops nothing, and can be chosen again', async () => {
  const [young, own, other] = await onRecord(3);
  if (own === undefined || other === undefined) throw new Error('there are three customers');
  const [taken, ofStaff] = [nextPhone(), nextPhone()];
  await signingIn(taken);
  await queryWithEvent(testApi.context.pool, 'UPDATE users SET phone = $2 WHERE id = $1', [
    desk.superadminId,
    ofStaff,
  ]);
  const id = await sendAgain([
    moved(young, { 'Date of birth': '25/03/2020' }),
    moved(own, { Phone: ofStaff }),
    moved(await signingIn(nextPhone()), { Phone: taken }),
    moved(other),
  ]);
  await choose(id);
  expect(await start(id)).toMatchObject({ state: 'done', rows: { differs: 3, changed: 1 } });
  const rows = await rowsOf(id);
  expect(rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['Date of birth'],
    ['CNIC'],
    ['Phone'],
    [],
  ]);
  expect(await customerOf(rows[2]?.customerId)).toMatchObject({ city: 'Sargodha', version: 1 });
  expect(await differences(testApi)).toEqual([]);

  await choose(id, rows[0]?.row);
  expect((await rowsOf(id))[0]).toMatchObject({ state: 'chosen', faults: [] });
  expect(await start(id)).toMatchObject({ state: 'done', rows: { differs: 3, chosen: 0, changed: 1 } });
});

test('what was left as it was can still be taken over once the import is done', async () => {
  const [row] = await onRecord(1);
  const id = await sendAgain([moved(row), registered()]);
  const as = desk.superadmin;
  await start(id);
  const again = { as, params: { id }, body: { password: testPassword } };
  expect((await testApi.refusal('startImport', again)).code).toBe('import_has_begun');
  await choose(id);
  expect((await start(id)).rows).toMatchObject({ created: 1, changed: 1 });
});

test('undoing an import removes whom it created and leaves what it took over', async () => {
  const [row] = await onRecord(1);
  const id = await sendAgain([moved(row), registered()]);
  const [differing] = await rowsOf(id);
  await choose(id);
  await start(id);
  expect((await undo(testApi, desk, id)).rows).toMatchObject({ undone: 1, changed: 1, kept: 0 });
  expect(await customerOf(differing?.customerId)).toMatchObject({ phone: '03111111111', version: 2 });
  expect(await differences(testApi)).toEqual([]);
});

test('an import that only took values over cannot be undone, and neither can the one before it', async () => {
  const first = await bringIn(testApi, desk, [registered()]);
  const row = registered();
  const before = await bringIn(testApi, desk, [row]);
  const id = await sendAgain([moved(row)]);
  await choose(id);
  await start(id);
  const refusalOf = async (each: string) => {
    const body = { password: testPassword, reason: 'The wrong register' };
    const as = desk.superadmin;
    return (await testApi.refusal('undoImport', { as, params: { id: each }, body })).code;
  };
  expect(await refusalOf(id)).toBe('nothing_to_undo');
  expect(await refusalOf(before.id)).toBe('import_built_on');
  expect((await undo(testApi, desk, first.id)).rows).toMatchObject({ undone: 1 });
});

test('a chosen customer who was removed meanwhile is reported', async () => {
  const row = registered();
  const { id: first } = await bringIn(testApi, desk, [row]);
  const id = await sendAgain([moved(row)]);
  await choose(id);
  await undo(testApi, desk, first);
  expect((await start(id)).rows).toMatchObject({ faulty: 1, chosen: 0, changed: 0, created: 0 });
});

test('of the terms of agreements nothing is taken over: each difference says why it stays', async () => {
  const [customer, other] = await onRecord(2);
  const row = running(customer.CNIC);
  await bringIn(testApi, desk, [row], 'agreements');
  const again = {
    ...row,
    'CNIC of the customer': other?.CNIC ?? '',
    Price: '66,000',
    'Installments paid to date': '20,000',
    'Relief granted to date': '1,000',
  };
  const { id } = await check(testApi, desk, csvFile([again]), 'agreements');
  const all = { as: desk.superadmin, params: { id }, body: { isChosen: true, row: null } };
  expect((await testApi.refusal('chooseImportRows', all)).code).toBe('nothing_to_take_over');
  const [told] = await rowsOf(id);
  expect(told?.differences.map(({ column, staysBecause }) => [column, staysBecause?.split(': ')[1]])).toEqual(
    [
      ['CNIC of the customer', 'an agreement does not pass to another customer'],
      ['Price', 'it is part of the signed agreement'],
      ['Installments paid to date', 'an agreement does not pass to another customer'],
      ['Relief granted to date', 'relief is requested on the agreement'],
    ],
  );
  expect(JSON.stringify(told)).not.toContain(customer.CNIC);
  const account = await testApi.call('getAccount', {
    as: desk.superadmin,
    params: { id: told?.customerId ?? '' },
  });
  expect(account.agreements[0]?.number).toBe(told?.agreementNumber);
});
