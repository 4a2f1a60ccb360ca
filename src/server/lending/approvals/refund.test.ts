import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  leaveOneSuperadmin,
  openDesk,
  pay,
  readAgreement,
  refund,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const one = { price: 1_000, downPayment: 0, count: 1 };
const beyond = { confirmed: ['payment_beyond_outstanding' as const] };

/** An agreement of Rs 1,000 that was paid with Rs 400 more. */
async function overpaid(paidBy: Partial<BodyOf<'recordPayment'>> = {}, customerId?: string): Promise<string> {
  const id = await active(testApi, desk, { ...one, ...(customerId && { customerId }) });
  await pay(testApi, desk.employee, id, 1_400, { ...paidBy, ...beyond });
  return id;
}

const body = (amount: number, given: Partial<BodyOf<'requestRefund'>> = {}) => ({
  amount,
  method: 'cash' as const,
  reason: 'Paid twice',
  ...given,
});

const refused = (id: string, amount: number, given: Partial<BodyOf<'requestRefund'>> = {}) =>
  testApi.refusal('requestRefund', { as: desk.employee, params: { id }, body: body(amount, given) });

const approve = (id: string, given: Partial<BodyOf<'decideApproval'>> = {}, as = desk.superadmin) => ({
  as,
  params: { id },
  body: { decision: 'approved' as const, ...given },
});

async function overpaidOf(id: string): Promise<number> {
  return (await readAgreement(testApi, desk.employee, id)).overpaid;
}

describe('a refund', () => {
  test('is recorded only when a second person approves it, as an entry by the person who requested it', async () => {
    const id = await overpaid();
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 400, method: 'cash' });
    expect(await overpaidOf(id)).toBe(400);
    expect(await refused(id, 400)).toMatchObject({ code: 'already_requested' });
    expect(await testApi.refusal('decideApproval', approve(request, {}, desk.employee))).toMatchObject({
      status: 403,
    });
    expect(await grant(testApi, desk, request)).toEqual({ state: 'approved', agreementStatus: 'completed' });
    const { overpaid: left, entries } = await readAgreement(testApi, desk.employee, id);
    expect(left).toBe(0);
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: 400, method: 'cash' });
    expect(await testApi.refusal('decideApproval', approve(request))).toMatchObject({
      code: 'already_decided',
    });
    const { rows } = await testApi.context.pool.query(
      'SELECT recorded_by AS "recordedBy" FROM entries WHERE approval_id = $1',
      [request],
    );
    expect(rows).toEqual([{ recordedBy: desk.employeeId }]);
  });

  test('cannot be approved by its maker, except by the only superadmin with the password', async () => {
    await leaveOneSuperadmin(testApi, desk);
    const id = await overpaid();
    const { superadmin: employee } = desk;
    const request = await ask(testApi, { employee }, 'requestRefund', id, { amount: 400, method: 'cash' });
    expect(await testApi.refusal('decideApproval', approve(request))).toMatchObject({ code: 'own_request' });
    await testApi.call('decideApproval', approve(request, { password: testPassword }));
    expect(await overpaidOf(id)).toBe(0);
  });

  test('is never more than is overpaid, at the request and at the decision', async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await overpaid({}, customerId);
    expect(await refused(id, 401)).toMatchObject({ code: 'refund_beyond_overpaid' });
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 400, method: 'cash' });
    const toAgreementId = await active(testApi, desk, { customerId });
    const move = { toAgreementId, amount: 100 };
    await testApi.call('moveOverpayment', { as: desk.employee, params: { id }, body: move });
    expect(await testApi.refusal('decideApproval', approve(request))).toMatchObject({
      code: 'refund_beyond_overpaid',
    });
    // The request that cannot be granted any more makes way for a new one.
    await refund(testApi, desk, id, 300);
    expect(await overpaidOf(id)).toBe(0);
  });

  test('approved twice at once is paid once', async () => {
    const id = await overpaid();
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 200, method: 'cash' });
    const answers = await Promise.all([1, 2].map(() => testApi.attempt('decideApproval', approve(request))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await overpaidOf(id)).toBe(200);
  });
});

describe('a refund goes back by the way the money came in', () => {
  const byBank = { method: 'bank', reference: 'NEVER-CAME-1' } as const;

  test('never in cash for a transfer without a slip, whatever the reason', async () => {
    const id = await overpaid(byBank);
    const anotherWayReason = 'The customer is at the counter';
    expect(await refused(id, 400, { anotherWayReason })).toMatchObject({
      code: 'refund_not_in_cash',
      message: expect.stringContaining('Rs 0'),
    });
    expect(await testApi.call('getRefundWays', { as: desk.employee, params: { id } })).toEqual({
      overpaid: 400,
      ways: [{ method: 'bank', amount: 400 }],
      cashMax: 0,
    });
    await refund(testApi, desk, id, 400, { method: 'bank', reference: 'BACK-1' });
    expect(await overpaidOf(id)).toBe(0);
  });

  test('never in cash after such a transfer was moved to another agreement', async () => {
    const customerId = await addCustomer(testApi, desk);
    const from = await overpaid({ method: 'bank', reference: 'NEVER-CAME-2' }, customerId);
    const to = await active(testApi, desk, { ...one, customerId });
    await pay(testApi, desk.employee, to, 600);
    const move = { toAgreementId: to, amount: 400 };
    await testApi.call('moveOverpayment', { as: desk.employee, params: { id: from }, body: move });
    await pay(testApi, desk.employee, to, 100, beyond);
    const ways = await testApi.call('getRefundWays', { as: desk.employee, params: { id: to } });
    // Only the cash of the last payment goes back in cash.
    expect(ways).toEqual({ overpaid: 100, ways: [{ method: 'cash', amount: 100 }], cashMax: 100 });
    await refund(testApi, desk, to, 100);
    expect(await refused(to, 1)).toMatchObject({ code: 'refund_beyond_overpaid' });
  });

  test('by another way only with a reason that the decider confirms', async () => {
    const id = await overpaid();
    const money = { method: 'raast', reference: 'RST-BACK-1' } as const;
    expect(await refused(id, 400, money)).toMatchObject({ code: 'refund_by_another_way' });
    const given = { ...money, anotherWayReason: 'Moved to Lahore' };
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 400, ...given });
    const shown = await testApi.call('getApproval', { as: desk.superadmin, params: { id: request } });
    expect(shown.warnings).toEqual(['refund_by_another_way']);
    expect(await testApi.refusal('decideApproval', approve(request))).toMatchObject({
      code: 'warning_not_confirmed',
    });
    expect(await overpaidOf(id)).toBe(400);
    await testApi.call('decideApproval', approve(request, { confirmed: ['refund_by_another_way'] }));
    expect(await overpaidOf(id)).toBe(0);
  });

  test('by the newest way at the time of the decision; any other needs the confirmation', async () => {
    const id = await overpaid();
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 400, method: 'cash' });
    const { entries } = await readAgreement(testApi, desk.employee, id);
    const cash = entries.find(({ kind }) => kind === 'payment')?.id ?? '';
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', cash));
    const again = { ...byBank, reference: 'NEVER-CAME-3', ...beyond };
    await pay(testApi, desk.employee, id, 1_400, again);
    // The figures are those of the request, but the money is another.
    expect(await testApi.refusal('decideApproval', approve(request))).toMatchObject({
      code: 'refund_not_in_cash',
    });
    expect(await overpaidOf(id)).toBe(400);
  });

  test('in cash for a transfer that the customer’s slip shows, if the decider confirms it', async () => {
    const id = await active(testApi, desk, one);
    await pay(testApi, desk.employee, id, 1_400, { method: 'bank', reference: 'CAME-4', ...beyond });
    const { entries, customerId } = await readAgreement(testApi, desk.employee, id);
    const paid = entries.find(({ kind }) => kind === 'payment')?.id;
    await testApi.context.pool.query(
      `WITH report AS (
         INSERT INTO transfer_reports (id, customer_id, agreement_id, amount, sent_on, method, reference, slip_hash, reported_at)
         VALUES (gen_random_uuid(), $1, $2, 1400, '2026-11-20', 'bank', 'CAME-4', sha256('slip'), now()) RETURNING id)
       SELECT id FROM report`,
      [customerId, id],
    );
    await testApi.context.pool.query(
      `INSERT INTO transfer_matches (entry_id, agreement_id, report_id, matched_at, matched_by)
       SELECT $1, $2, id, now(), $3 FROM transfer_reports WHERE agreement_id = $2`,
      [paid, id, desk.employeeId],
    );
    await refund(testApi, desk, id, 400, { anotherWayReason: 'Needs it today' });
    expect(await overpaidOf(id)).toBe(0);
  });
});
