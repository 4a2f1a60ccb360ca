import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
/** A customer of the desk with two-step sign-in, and their session. */
let customer: { id: string; email: string; session: Session; code: () => string };

const minuteMs = 60_000;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  testApi.clock.advance(minuteMs);
  desk = await openDesk(testApi, 'SGD');
  const id = await addCustomer(testApi, desk);
  const user = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [id, user.id]);
  const session = await testApi.signIn(user.email);
  const { generate } = await turnTotpOn(testApi, session);
  customer = { id, email: user.email, session, code: generate };
  testApi.clock.advance(minuteMs);
});

const lost = {
  reason: 'The phone was stolen on the bus',
  identityProof: 'The original CNIC, and the photo on record',
};
const request = (as: Session) =>
  testApi.attempt('requestSecondStepReset', { as, params: { id: customer.id }, body: lost });
const requested = async (as = desk.employee) =>
  (await testApi.call('requestSecondStepReset', { as, params: { id: customer.id }, body: lost })).id;
const decide = (id: string, as = desk.superadmin, decision: 'approved' | 'rejected' = 'approved') =>
  testApi.attempt('decideSecondStepReset', { as, params: { id }, body: { decision, note: 'As seen' } });
const signIn = (code?: string) =>
  testApi.attempt('signIn', {
    body: { identifier: customer.email, password: testPassword, ...(code && { totpCode: code }) },
  });

test('nothing changes until another person approves; then the password alone signs in, and every session ends', async () => {
  const id = await requested();
  expect(await signIn()).toMatchObject({ code: 'totp_required' });
  expect(await testApi.attempt('getSession', { as: customer.session })).toMatchObject({ ok: true });
  expect(await decide(id)).toMatchObject({ ok: true, data: { customerId: customer.id, state: 'approved' } });
  expect(await testApi.refusal('getSession', { as: customer.session })).toMatchObject({
    code: 'not_signed_in',
  });
  await testApi.call('issueCustomerPasswordResetCode', { as: desk.employee, params: { id: customer.id } });
  expect(await signIn()).toMatchObject({ ok: true });
  expect(await auditEventsOf(testApi, customer.id, 'request_second_step_reset')).toMatchObject([
    { actor_id: desk.employeeId, after: lost },
  ]);
  expect(await auditEventsOf(testApi, customer.id, 'grant_second_step_reset')).toMatchObject([
    { actor_id: desk.superadminId, after: { isTotpOn: false, sessionsEnded: 1 } },
  ]);
});

test('of a customer who is staff as well nobody is told at the desk if the second step is on', async () => {
  const isOn = async () =>
    (await testApi.call('getSecondStep', { as: desk.employee, params: { id: customer.id } })).isOn;
  expect(await isOn()).toBe(true);
  const { pool } = testApi.context;
  await pool.query(
    "UPDATE users SET role = 'employee', is_waiting = false WHERE id = (SELECT user_id FROM customers WHERE id = $1)",
    [customer.id],
  );
  expect(await isOn()).toBe(false);
  expect(await request(desk.employee)).toMatchObject({ code: 'customer_is_staff' });
});

test('nobody decides their own request, not even a superadmin, and an employee decides none', async () => {
  const id = await requested(desk.superadmin);
  expect(await decide(id)).toMatchObject({ code: 'another_person_decides' });
  expect(await decide(id, desk.employee)).toMatchObject({ status: 403 });
  const update =
    "UPDATE second_step_resets SET state = 'approved', decided_by = requested_by, decided_at = now() WHERE state = 'pending'";
  await expect(testApi.context.pool.query(update)).rejects.toThrow('maker_is_not_checker');
  expect(await signIn()).toMatchObject({ code: 'totp_required' });
});

test('if the customer signs in meanwhile the request is stale, and a new one replaces it', async () => {
  const id = await requested();
  testApi.clock.advance(minuteMs);
  expect(await signIn(customer.code())).toMatchObject({ ok: true });
  const as = desk.employee;
  const { waiting } = await testApi.call('getSecondStep', { as, params: { id: customer.id } });
  expect(waiting).toMatchObject({ id, isOutdated: true, isOwn: true });
  desk = await openDesk(testApi, 'SGD');
  expect(await decide(id)).toMatchObject({ code: 'second_step_changed' });
  expect(await signIn()).toMatchObject({ code: 'totp_required' });
  const second = await requested();
  expect(await decide(id)).toMatchObject({ code: 'already_decided' });
  expect(await decide(second)).toMatchObject({ ok: true });
});

test('a request is decided once, even by two people at the same moment; a rejection changes nothing', async () => {
  const id = await requested();
  const other = (await openDesk(testApi, 'SGD')).superadmin;
  const answers = await Promise.all([decide(id), decide(id, other)]);
  expect(endingsOf(answers)).toEqual(['already_decided', 'done']);
  expect(await request(desk.employee)).toMatchObject({ code: 'second_step_off' });
});

test('a rejected request keeps the second step on; of several requests at once one waits', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => request(desk.employee)));
  expect(endingsOf(answers)).toEqual(['already_requested', 'already_requested', 'done']);
  const waiting = await testApi.call('listSecondStepResets', { as: desk.superadmin });
  const id = waiting.find(({ customerId }) => customerId === customer.id)?.id ?? '';
  expect(await decide(id, desk.superadmin, 'rejected')).toMatchObject({ ok: true });
  expect(await signIn()).toMatchObject({ code: 'totp_required' });
  expect(await testApi.attempt('getSession', { as: customer.session })).toMatchObject({ ok: true });
});

const withdraw = (id: string, as = desk.employee) =>
  testApi.attempt('withdrawSecondStepReset', { as, params: { id } });
const closed = async (as: Session) => {
  const { data } = await testApi.call('listClosedResets', { as });
  return data.filter(({ customerId }) => customerId === customer.id);
};

test('only its maker withdraws a request; it stays on record, cannot be decided, and another can follow', async () => {
  const id = await requested();
  expect(await withdraw(id, desk.superadmin)).toMatchObject({ code: 'not_own_request' });
  expect(await withdraw(id)).toMatchObject({ ok: true, data: { state: 'withdrawn' } });
  expect(await withdraw(id)).toMatchObject({ code: 'already_decided' });
  expect(await decide(id)).toMatchObject({ code: 'already_decided' });
  expect(await signIn()).toMatchObject({ code: 'totp_required' });
  expect(await auditEventsOf(testApi, customer.id, 'withdraw_second_step_reset')).toMatchObject([
    { actor_id: desk.employeeId },
  ]);
  expect(await closed(desk.employee)).toMatchObject([{ id, state: 'withdrawn', decidedByName: null }]);
  expect(await decide(await requested())).toMatchObject({ ok: true });
});

test('of a withdrawal and a decision at the same moment, exactly one takes effect', async () => {
  for (const isWithdrawnFirst of [true, false, true, false]) {
    const id = await requested();
    const both = [() => withdraw(id), () => decide(id, desk.superadmin, 'rejected')];
    const answers = await Promise.all((isWithdrawnFirst ? both : both.toReversed()).map((one) => one()));
    expect(endingsOf(answers)).toEqual(['already_decided', 'done']);
  }
  expect(await closed(desk.superadmin)).toHaveLength(4);
});

test('decided requests are listed newest first, with who decided and why, within the branch and page by page', async () => {
  for (let round = 0; round < 27; round += 1) {
    testApi.clock.advance(minuteMs);
    expect(await decide(await requested(), desk.superadmin, 'rejected')).toMatchObject({ ok: true });
  }
  testApi.clock.advance(minuteMs);
  const granted = await requested();
  expect(await decide(granted)).toMatchObject({ ok: true });
  const [newest, before] = await closed(desk.employee);
  expect(newest).toMatchObject({ id: granted, state: 'approved', ...lost, decisionNote: 'As seen' });
  expect(before).toMatchObject({ state: 'rejected' });
  const first = await testApi.call('listClosedResets', { as: desk.superadmin });
  const query = { cursor: first.page.next ?? '' };
  const second = await testApi.call('listClosedResets', { as: desk.superadmin, query });
  const listed = [...first.data, ...second.data].filter(({ customerId }) => customerId === customer.id);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(28);
  expect(first.page.total).toBeGreaterThanOrEqual(28);
  const lahore = await openDesk(testApi, 'LHE');
  expect(await testApi.call('listClosedResets', { as: lahore.employee })).toMatchObject({ data: [] });
  expect(await withdraw(granted, lahore.employee)).toMatchObject({ status: 404 });
});

test('a clerk of another branch sees and requests nothing, and a customer without a second step needs no reset', async () => {
  const lahore = await openDesk(testApi, 'LHE');
  await requested();
  expect(await request(lahore.employee)).toMatchObject({ status: 404 });
  const shown = await testApi.call('listSecondStepResets', { as: lahore.employee });
  expect(shown.map(({ customerId }) => customerId)).not.toContain(customer.id);
  const plain = { as: desk.employee, params: { id: await addCustomer(testApi, desk) }, body: lost };
  expect(await testApi.refusal('requestSecondStepReset', plain)).toMatchObject({
    code: 'customer_has_no_sign_in',
  });
});
