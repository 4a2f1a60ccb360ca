import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { addStatement, bankLine } from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let accountId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  accountId = (await openAccount(testApi, desk)).id;
});
afterAll(() => testApi.close());

const today = calendarDate('2026-11-20');
type Step = BodyOf<'recordChequeStep'>['step'];

const take = (
  entryId: string,
  step: Step,
  given: Partial<BodyOf<'recordChequeStep'>> = {},
  as = desk.employee,
) =>
  testApi.attempt('recordChequeStep', {
    as,
    params: { entryId },
    body: { step, accountId, happenedOn: today, ...given },
  });
const takeBack = (entryId: string, step: Step) =>
  testApi.attempt('takeBackChequeStep', { as: desk.employee, params: { entryId }, body: { step } });
const askReturn = (entryId: string) =>
  ask(testApi, desk, 'requestReversal', entryId, { chequeReturn: 'funds_short' });
const decide = (id: string) =>
  testApi.attempt('decideApproval', { as: desk.superadmin, params: { id }, body: { decision: 'approved' } });
const listed = async (part: 'open' | 'cleared' | 'returned', entryId: string, as = desk.employee) =>
  (await testApi.call('listCheques', { as, query: { part } })).data.find((row) => row.entryId === entryId);
const entryOf = async (agreementId: string, entryId: string) =>
  (await readAgreement(testApi, desk.employee, agreementId)).entries.find(({ id }) => id === entryId);
const refused = (code: string) => ({ ok: false, code });

/** The line of a bank that has paid a cheque, on a new account. */
async function lineOfCheque(number: string, amount: number, day = today) {
  const { id } = await openAccount(testApi, desk);
  await addStatement(testApi, desk, id, [
    bankLine({ day, amount, text: `CHQ ${number} CLEARING`, reference: `TX${number}9` }),
  ]);
  const { lines } = await testApi.call('listWaitingLines', { as: desk.superadmin, params: { id } });
  const [line] = lines;
  if (line === undefined) throw new Error('a line was added');
  return line;
}
const link = (lineId: string, recordId: string) =>
  testApi.attempt('linkStatementLine', {
    as: desk.superadmin,
    params: { id: lineId },
    body: { kind: 'entry', recordId },
  });

test('a cheque pays its rows when it is received, and is not cleared wherever it is shown', async () => {
  const { entryId, agreementId, amount, number } = await payByCheque(testApi, desk);
  const agreement = await readAgreement(testApi, desk.employee, agreementId);
  expect(agreement.paid).toBe(amount);
  expect(agreement.entries.find(({ id }) => id === entryId)).toMatchObject({ isUnclearedCheque: true });
  expect(await testApi.call('getReceipt', { as: desk.employee, params: { entryId } })).toMatchObject({
    isUnclearedCheque: true,
  });
  const register = await testApi.call('listPayments', {
    as: desk.superadmin,
    query: { from: today, until: today, method: 'cheque' },
  });
  expect(register.data.find((row) => row.entryId === entryId)).toMatchObject({ isUnclearedCheque: true });
  expect(await listed('open', entryId)).toMatchObject({
    ...{ state: 'received', reference: number, amount, receivedOn: today, daysOpen: 0 },
    ...{ deposited: null, cleared: null, isReversalAsked: false },
  });
});

test('the cheques of one customer are listed alone, and to nobody outside the reach of the reader', async () => {
  const { entryId } = await payByCheque(testApi, desk);
  await payByCheque(testApi, desk);
  const customerId = (await listed('open', entryId))?.customerId;
  const ofCustomer = async (as = desk.employee) => {
    const query = { customerId };
    return (await testApi.call('listCheques', { as, query })).data.map((row) => row.entryId);
  };
  expect(await ofCustomer()).toEqual([entryId]);
  expect(await ofCustomer((await openDesk(testApi, 'LHE')).employee)).toEqual([]);
});

test('a payment by any other method is no cheque', async () => {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const { entryId } = await pay(testApi, desk.employee, agreementId, 500, {
    method: 'bank',
    reference: 'TX-77001',
  });
  expect(await entryOf(agreementId, entryId)).toMatchObject({ isUnclearedCheque: false });
  expect(await take(entryId, 'cleared')).toMatchObject(refused('not_found'));
});

test('a cheque is deposited and cleared by hand, once each, in a bank account of the lender', async () => {
  const { entryId, agreementId } = await payByCheque(testApi, desk);
  expect(endingsOf(await Promise.all([take(entryId, 'deposited'), take(entryId, 'deposited')]))).toEqual([
    'cheque_deposited',
    'done',
  ]);
  expect(await listed('open', entryId)).toMatchObject({ state: 'deposited', deposited: { day: today } });
  expect(endingsOf(await Promise.all([take(entryId, 'cleared'), take(entryId, 'cleared')]))).toEqual([
    'cheque_cleared',
    'done',
  ]);
  expect(await listed('open', entryId)).toBeUndefined();
  expect(await listed('cleared', entryId)).toMatchObject({ state: 'cleared', cleared: { day: today } });
  expect(await entryOf(agreementId, entryId)).toMatchObject({ isUnclearedCheque: false });
  expect(await take(entryId, 'deposited')).toMatchObject(refused('cheque_cleared'));
});

test('the open cheques of a branch have a number, a sum and an age', async () => {
  const there = await openDesk(testApi, 'LHE');
  const { employee } = there;
  const sums = () => testApi.call('sumOpenCheques', { as: employee });
  expect(await sums()).toEqual({ cheques: 0, amount: 0, oldestOn: null });
  const [first] = [await payByCheque(testApi, there), await payByCheque(testApi, there, { amount: 700 })];
  expect(await sums()).toEqual({ cheques: 2, amount: 5_000, oldestOn: today });
  await take(first.entryId, 'cleared', {}, employee);
  expect(await sums()).toEqual({ cheques: 1, amount: 700, oldestOn: today });
});

test('an employee neither sees nor clears the cheque of another branch', async () => {
  const { employee } = await openDesk(testApi, 'LHE');
  const { entryId } = await payByCheque(testApi, desk);
  expect(await listed('open', entryId, employee)).toBeUndefined();
  expect(await take(entryId, 'cleared', {}, employee)).toMatchObject(refused('not_found'));
});

test.each([
  ['before it was received', { happenedOn: calendarDate('2026-11-19') }, 'cheque_step_too_early'],
  ['in the future', { happenedOn: calendarDate('2026-11-21') }, 'valued_in_future'],
  ['in an account that is none', { accountId: crypto.randomUUID() }, 'not_found'],
])('a cheque is not cleared %s', async (_, given, code) => {
  const { entryId } = await payByCheque(testApi, desk);
  expect(await take(entryId, 'cleared', given)).toMatchObject(refused(code));
});

test('a cheque is deposited in no wallet and in no closed account', async () => {
  const { entryId } = await payByCheque(testApi, desk);
  const wallet = await testApi.call('openCashAccount', {
    as: desk.superadmin,
    body: { kind: 'jazzcash', name: 'Wallet', number: '03001112223', openedOn: '2026-01-01' },
  });
  expect(await take(entryId, 'deposited', { accountId: wallet.id })).toMatchObject(refused('not_found'));
  const { id } = await openAccount(testApi, desk);
  await testApi.call('closeCashAccount', { as: desk.superadmin, params: { id } });
  expect(await take(entryId, 'deposited', { accountId: id })).toMatchObject(refused('cash_account_closed'));
});

test('a step that was recorded by mistake is taken back, the last one first', async () => {
  const { entryId } = await payByCheque(testApi, desk);
  await take(entryId, 'deposited');
  await take(entryId, 'cleared');
  expect(await takeBack(entryId, 'deposited')).toMatchObject(refused('cheque_cleared'));
  expect(await takeBack(entryId, 'cleared')).toMatchObject({ ok: true });
  expect(await takeBack(entryId, 'cleared')).toMatchObject(refused('cheque_without_step'));
  expect(await takeBack(entryId, 'deposited')).toMatchObject({ ok: true });
  expect(await listed('open', entryId)).toMatchObject({ state: 'received' });
  expect(await take(entryId, 'cleared')).toMatchObject({ ok: true });
});

test('a line of a statement with the number and amount of a cheque clears it, and uncleared it is when the link is taken back', async () => {
  const { entryId, number, amount } = await payByCheque(testApi, desk);
  const line = await lineOfCheque(number, amount);
  expect(line).toMatchObject({ is: 'certain', record: { kind: 'entry', id: entryId } });
  expect(await link(line.id, entryId)).toMatchObject({ ok: true });
  expect(await listed('cleared', entryId)).toMatchObject({ cleared: { day: today, byName: null } });
  expect(await take(entryId, 'cleared')).toMatchObject(refused('cheque_cleared'));
  expect(await takeBack(entryId, 'cleared')).toMatchObject(refused('cheque_cleared_by_line'));
  await testApi.call('freeStatementLine', { as: desk.superadmin, params: { id: line.id } });
  expect(await listed('open', entryId)).toMatchObject({ state: 'received' });
});

test('a line of another amount, or from before the cheque was received, is not its money', async () => {
  const { number, amount } = await payByCheque(testApi, desk);
  expect(await lineOfCheque(number, amount + 1)).toMatchObject({ is: 'unknown' });
  expect(await lineOfCheque(number, amount, calendarDate('2026-11-19'))).toMatchObject({ is: 'unknown' });
});

test('a returned cheque takes its payment back in one step, with the reason of the bank, once another person approves', async () => {
  const { entryId, agreementId, amount } = await payByCheque(testApi, desk);
  await take(entryId, 'deposited');
  const request = await askReturn(entryId);
  expect(await listed('open', entryId)).toMatchObject({ isReversalAsked: true });
  await grant(testApi, desk, request);
  expect(await listed('returned', entryId)).toMatchObject({ state: 'returned', amount });
  expect(await listed('open', entryId)).toBeUndefined();
  const agreement = await readAgreement(testApi, desk.employee, agreementId);
  expect(agreement).toMatchObject({ paid: 0 });
  expect(agreement.entries.at(-1)).toMatchObject({
    kind: 'reversal',
    reverses: entryId,
    note: 'The breadwinner fell ill',
  });
  expect(await take(entryId, 'cleared')).toMatchObject(refused('cheque_reversed'));
  expect(await takeBack(entryId, 'deposited')).toMatchObject(refused('cheque_reversed'));
});

test('a cheque that was cleared is not returned, also if it was cleared after the request', async () => {
  const cleared = await payByCheque(testApi, desk);
  await take(cleared.entryId, 'cleared');
  const asked = await testApi.attempt('requestReversal', {
    as: desk.employee,
    params: { id: cleared.entryId },
    body: { reason: 'Returned', chequeReturn: 'other' },
  });
  expect(asked).toMatchObject(refused('cheque_cleared'));
  const { entryId } = await payByCheque(testApi, desk);
  const request = await askReturn(entryId);
  await take(entryId, 'cleared');
  expect(await decide(request)).toMatchObject(refused('cheque_cleared'));
  await takeBack(entryId, 'cleared');
  expect(await decide(request)).toMatchObject({ ok: true });
});

test('of a cheque that is cleared and returned at once, one happens', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { entryId } = await payByCheque(testApi, desk);
    const request = await askReturn(entryId);
    const [cleared, returned] = await Promise.all([take(entryId, 'cleared'), decide(request)]);
    expect([cleared.ok, returned.ok].filter(Boolean)).toHaveLength(1);
    expect(await listed(cleared.ok ? 'cleared' : 'returned', entryId)).toBeDefined();
  }
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a payment that no cheque made is not returned by a bank', async () => {
  const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 500);
  const asked = await testApi.attempt('requestReversal', {
    as: desk.employee,
    params: { id: entryId },
    body: { reason: 'Returned', chequeReturn: 'funds_short' },
  });
  expect(asked).toMatchObject(refused('not_a_cheque'));
});

test('a cheque that was typed into the wrong agreement is reversed, and is in no list', async () => {
  const { entryId } = await payByCheque(testApi, desk);
  await take(entryId, 'cleared');
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  for (const part of ['open', 'cleared', 'returned'] as const)
    expect(await listed(part, entryId)).toBeUndefined();
});
