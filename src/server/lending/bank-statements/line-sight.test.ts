import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { formOf } from '#test/support/desk/office.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import {
  active,
  addCustomer,
  type Desk,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { addStatement, type BankLine, bankLine } from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;
/** An employee of the branch SGD who is named for unknown lines. */
let named: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  other = await openDesk(testApi, 'LHE');
  const user = await testApi.addUser('employee', 'SGD');
  const employee = await testApi.call('getEmployee', { as: desk.superadmin, params: { id: user.id } });
  const body = { ...formOf(employee), mayMatchUnknownLines: true };
  await testApi.call('editEmployee', { as: desk.superadmin, params: { id: user.id }, body });
  named = await testApi.signIn(user.email);
});
afterAll(() => testApi.close());

const today = calendarDate('2026-11-20');

/** Adds a line to an account of its own; its id as the superadmin sees it. */
async function added(line: Partial<BankLine>): Promise<string> {
  const { id } = await openAccount(testApi, desk);
  await addStatement(testApi, desk, id, [bankLine({ day: today, amount: 10_000, ...line })]);
  const { lines } = await testApi.call('listWaitingLines', { as: desk.superadmin, params: { id } });
  return lines[0]?.id ?? '';
}
/** An agreement and the text of a line that names it by its payment number. */
async function sold(at: Desk, customerId?: string) {
  const agreementId = await active(testApi, at, { downPayment: 0, ...(customerId && { customerId }) });
  const { paymentNumber } = await readAgreement(testApi, at.superadmin, agreementId);
  return { agreementId, text: `RAAST ${paymentNumber.replaceAll('\u00A0', '')}` };
}
const seenBy = async (as: Session) => (await testApi.call('listLinesToMatch', { as })).lines;
const sees = async (as: Session, id: string) => (await seenBy(as)).some((line) => line.id === id);
const record = (as: Session, id: string, agreementId: string, idempotencyKey = crypto.randomUUID()) =>
  testApi.attempt('recordStatementLine', { as, params: { id }, body: { agreementId }, idempotencyKey });
const link = (as: Session, id: string, recordId: string, kind: 'entry' | 'deposit' = 'entry') =>
  testApi.attempt('linkStatementLine', { as, params: { id }, body: { kind, recordId } });
const aside = (as: Session, id: string) =>
  testApi.attempt('setStatementLineAside', { as, params: { id }, body: { reason: 'A refund of the bank' } });
const free = (as: Session, id: string) => testApi.attempt('freeStatementLine', { as, params: { id } });

test('a line of an agreement is seen and recorded at its branch and at no other', async () => {
  const { agreementId, text } = await sold(desk);
  const id = await added({ text });
  expect([await sees(desk.employee, id), await sees(other.employee, id), await sees(named, id)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await record(other.employee, id, agreementId)).toMatchObject({ code: 'not_found' });
  const key = crypto.randomUUID();
  const first = await record(desk.employee, id, agreementId, key);
  expect(first).toMatchObject({ ok: true, data: { amount: 10_000, valuedOn: today } });
  expect(await record(desk.employee, id, agreementId, key)).toEqual(first);
  expect(await sees(desk.employee, id)).toBe(false);
  expect(await free(desk.employee, id)).toMatchObject({ code: 'statement_line_posted' });
  expect(await free(other.employee, id)).toMatchObject({ code: 'not_found' });
});

test('a line of the branch is not recorded for an agreement of another branch', async () => {
  const { text } = await sold(desk);
  const foreign = await sold(other);
  const id = await added({ text });
  expect(await record(desk.employee, id, foreign.agreementId)).toMatchObject({ code: 'not_found' });
  expect(await sees(desk.employee, id)).toBe(true);
});

test('a line that fits customers of two branches is proposed to each for the own one, and says so', async () => {
  const phone = '03001112233';
  const own = await addCustomer(testApi, desk, { phone });
  const foreign = await addCustomer(testApi, other, { phone });
  const here = await active(testApi, desk, { downPayment: 0, customerId: own });
  await active(testApi, other, { downPayment: 0, customerId: foreign });
  const { outstanding } = await readAgreement(testApi, desk.superadmin, here);
  const id = await added({ text: `JAZZCASH ${phone}`, amount: outstanding });
  const line = (await seenBy(desk.employee)).find((each) => each.id === id);
  expect(line).toMatchObject({ is: 'likely', fitsElsewhere: true, proposals: [{ agreementId: here }] });
  expect((await seenBy(desk.superadmin)).find((each) => each.id === id)).toMatchObject({
    fitsElsewhere: false,
    proposals: [{}, {}],
  });
});

test('an unknown line is for those who are named, who record it at their branch or set it aside', async () => {
  const { agreementId } = await sold(desk);
  const foreign = await sold(other);
  const [id, second] = [await added({ text: 'COUNTER DEP' }), await added({ text: 'COUNTER DEP' })];
  expect([await sees(desk.employee, id), await sees(named, id)]).toEqual([false, true]);
  expect(await record(desk.employee, id, agreementId)).toMatchObject({ code: 'not_found' });
  expect(await aside(desk.employee, id)).toMatchObject({ code: 'not_found' });
  expect(await record(named, id, foreign.agreementId)).toMatchObject({ code: 'not_found' });
  expect(await record(named, id, agreementId)).toMatchObject({ ok: true });
  expect(await aside(named, second)).toMatchObject({ ok: true });
  expect(await free(desk.employee, second)).toMatchObject({ code: 'not_found' });
  expect(await free(named, second)).toMatchObject({ ok: true });
  expect(await testApi.call('countLinesToMatch', { as: named })).toEqual({
    waiting: (await seenBy(named)).length,
  });
});

test('an employee who is not named does not set a line aside, even one of the branch', async () => {
  const { text } = await sold(desk);
  const id = await added({ text });
  expect(await aside(desk.employee, id)).toMatchObject({ code: 'not_allowed' });
  expect(await testApi.call('listLinesToMatch', { as: desk.employee })).toMatchObject({ maySetAside: false });
});

test('an employee links the entry that is proposed, and no other of the same amount', async () => {
  const { agreementId } = await sold(desk);
  const [proposed, another] = [bankLine().reference, bankLine().reference];
  const money = { method: 'jazzcash', valuedOn: today } as const;
  const { entryId } = await pay(testApi, desk.employee, agreementId, 10_000, {
    ...money,
    reference: proposed,
  });
  const unproposed = await pay(testApi, desk.employee, (await sold(desk)).agreementId, 10_000, {
    ...money,
    reference: another,
  });
  const id = await added({ reference: proposed, text: 'TRF' });
  expect(await link(desk.employee, id, unproposed.entryId)).toMatchObject({
    code: 'statement_record_differs',
  });
  expect(await link(other.employee, id, entryId)).toMatchObject({ code: 'not_found' });
  expect(await link(desk.employee, id, entryId)).toMatchObject({ ok: true });
  expect(await free(other.employee, id)).toMatchObject({ code: 'not_found' });
  expect(await free(desk.employee, id)).toMatchObject({ ok: true });
});

test('a deposit of cash is for superadmins, who confirm that it arrived', async () => {
  const { id: accountId } = await openAccount(testApi, desk);
  const line = bankLine({ day: today, amount: 5_000, text: 'CASH DEP' });
  const branchId = await openDrawer(testApi, desk, 50_000);
  const slip = { accountId, amount: 5_000, depositedOn: today, slipNumber: line.reference };
  const { id: depositId } = await deposit(testApi, other.superadmin, branchId, slip);
  await addStatement(testApi, desk, accountId, [line]);
  const { lines } = await testApi.call('listWaitingLines', {
    as: desk.superadmin,
    params: { id: accountId },
  });
  const id = lines[0]?.id ?? '';
  expect([await sees(desk.employee, id), await sees(named, id)]).toEqual([false, false]);
  expect(await link(named, id, depositId, 'deposit')).toMatchObject({ code: 'not_found' });
  expect(await link(desk.superadmin, id, depositId, 'deposit')).toMatchObject({ ok: true });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

/** The requests that wait for a lock of the database. */
const waiting = async () =>
  Number(
    (
      await testApi.database.ownerPool.query(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rows[0].count,
  );

test.each([
  ['linked', (id: string, entryId: string) => link(desk.employee, id, entryId)],
  ['set aside', (id: string) => aside(named, id)],
  ['recorded', (id: string, _: string, agreementId: string) => record(desk.employee, id, agreementId)],
])('a line that leaves the branch while it is being %s stays as it is', async (_, match) => {
  const customerId = await addCustomer(testApi, desk);
  const { agreementId, text } = await sold(desk, customerId);
  const { entryId } = await pay(testApi, desk.employee, agreementId, 10_000, {
    method: 'bank',
    reference: agreementId.replaceAll('-', ''),
  });
  const id = await added({ text });
  expect(await sees(desk.employee, id)).toBe(true);
  const { version } = await testApi.call('getCustomer', { as: desk.superadmin, params: { id: customerId } });
  const { branches } = await testApi.call('getOutbox', { as: other.employee, query: {} });
  const to = {
    branchId: branches[0]?.branchId ?? '',
    officerId: other.employeeId,
    reason: 'Moved to Lahore',
  };

  const holder = await testApi.database.ownerPool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM agreements WHERE id = $1 FOR NO KEY UPDATE', [agreementId]);
  const customers = [{ id: customerId, version }];
  const moved = testApi.call('moveCustomers', { as: desk.superadmin, body: { ...to, customers } });
  await expect.poll(waiting).toBe(1);
  const matched = match(id, entryId, agreementId);
  await expect.poll(waiting).toBe(2);
  await holder.query('COMMIT');
  holder.release();
  await moved;
  expect(await matched).toMatchObject({ ok: false, code: 'not_found' });
  expect([await sees(desk.employee, id), await sees(other.employee, id)]).toEqual([false, true]);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
