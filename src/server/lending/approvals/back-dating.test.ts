import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  approved,
  ask,
  type Desk,
  draft,
  grant,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const three = { price: 3_000, downPayment: 0, count: 3 };
const reason = { reason: 'The slip was found today' };

describe('a payment back-dated further than its recorder may', () => {
  const back = { amount: 400, method: 'raast', reference: 'RST-1', valuedOn: '2026-10-01' } as const;

  /** An agreement whose delivery was recorded much later. */
  async function deliveredInSeptember(): Promise<string> {
    const id = await approved(testApi, desk, { ...three, startOn: '2026-09-15' });
    const delivery = { deliveredOn: '2026-09-15', method: 'cash' } as const;
    await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedActivation', id, delivery));
    return id;
  }

  test('is recorded on its own day, with a receipt, once a second person approves it', async () => {
    const id = await deliveredInSeptember();
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body: back }),
    ).toMatchObject({ code: 'back_dated_too_far' });
    await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedPayment', id, back));
    const { outstanding, entries } = await readAgreement(testApi, desk.employee, id);
    expect(outstanding).toBe(2_600);
    expect(entries.at(-1)).toMatchObject({
      valuedOn: '2026-10-01',
      reference: 'RST-1',
      receiptNumber: expect.stringMatching(/^SGD-/),
    });
  });

  test('is previewed and requested without a version: a version binds only money recorded directly', async () => {
    const id = await deliveredInSeptember();
    const bound = { ...back, reference: 'RST-7', ...{ version: 999 } };
    await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedPayment', id, bound));
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(2_600);
  });

  test('waits beside other slips of the agreement, and the same slip waits once, however it was typed', async () => {
    const id = await deliveredInSeptember();
    const slip = (given: object) => ({ ...back, amount: 100, reference: 'TRX-778', ...reason, ...given });
    const body = slip({});
    await testApi.call('requestBackDatedPayment', { as: desk.employee, params: { id }, body });
    const sameSlip = [
      { reference: ' trx-7 78' },
      { reference: 'TRX-۷۷۸' },
      { amount: 900 },
      { valuedOn: '2026-10-02' },
      { method: 'bank' },
    ] as const;
    for (const twice of sameSlip)
      expect(
        await testApi.refusal('requestBackDatedPayment', {
          as: desk.employee,
          params: { id },
          body: slip(twice),
        }),
      ).toMatchObject({ code: 'already_requested' });
    const others = [
      { reference: 'TRX-779' },
      { method: 'cash', reference: null },
      { method: 'cash', reference: null, valuedOn: '2026-10-02' },
      { method: 'cash', reference: null, amount: 200 },
    ] as const;
    for (const other of others)
      await testApi.call('requestBackDatedPayment', { as: desk.employee, params: { id }, body: slip(other) });
    const { pendingApprovals } = await readAgreement(testApi, desk.employee, id);
    expect(pendingApprovals).toHaveLength(5);
  });

  test('was taken by the person who requested it; the decider is named beside them', async () => {
    const id = await deliveredInSeptember();
    const slip = { ...back, reference: 'RST-77' };
    await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedPayment', id, slip));
    const { pool } = testApi.context;
    const { rows } = await pool.query(
      `SELECT e.recorded_by, p.decided_by FROM entries e JOIN approvals p ON p.id = e.approval_id
        WHERE e.agreement_id = $1 AND e.kind = 'payment'`,
      [id],
    );
    expect(rows).toEqual([{ recorded_by: desk.employeeId, decided_by: desk.superadminId }]);
    const names = await pool.query('SELECT id, full_name FROM users WHERE id = ANY ($1)', [
      [desk.employeeId, desk.superadminId],
    ]);
    const nameOf = (user: string) => names.rows.find((one) => one.id === user)?.full_name;
    const { entries } = await readAgreement(testApi, desk.employee, id);
    expect(entries.at(-1)).toMatchObject({
      recordedByName: { en: nameOf(desk.employeeId) },
      decidedByName: { en: nameOf(desk.superadminId) },
    });
  });

  test('must obey every other rule at the request and again at the decision', async () => {
    const id = await deliveredInSeptember();
    const asked = { ...back, ...reason, reference: 'RST-2' };
    const refusal = (given: object) =>
      testApi.refusal('requestBackDatedPayment', {
        as: desk.employee,
        params: { id },
        body: { ...asked, ...given },
      });
    expect(await refusal({ valuedOn: '2026-11-21' })).toMatchObject({ code: 'valued_in_future' });
    for (const valuedOn of ['2026-09-14', '1990-01-01'])
      expect(await refusal({ valuedOn })).toMatchObject({
        code: 'valued_before_delivery',
        message: expect.stringContaining('15 September 2026'),
      });
    expect(await refusal({ amount: 3_001 })).toMatchObject({ warnings: ['payment_beyond_outstanding'] });
    expect(await refusal({ reference: '' })).toMatchObject({ code: 'reference_required' });
    const request = await ask(testApi, desk, 'requestBackDatedPayment', id, asked);
    await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', id));
    expect(
      await testApi.refusal('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: { decision: 'approved' },
      }),
    ).toMatchObject({ code: 'agreement_is_written_off' });
  });
});

describe('an activation back-dated further than its recorder may', () => {
  const terms = { price: 3_500, downPayment: 500, count: 3, startOn: '2026-10-01' };
  const back = { deliveredOn: '2026-10-02', method: 'raast', reference: 'RST-9' } as const;

  test('starts the agreement on its own day, with the receipt of the down payment, once a second person approves it', async () => {
    const id = await approved(testApi, desk, terms);
    expect(
      await testApi.refusal('activateAgreement', { as: desk.employee, params: { id }, body: back }),
    ).toMatchObject({ code: 'back_dated_too_far' });
    const answer = await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestBackDatedActivation', id, back),
    );
    expect(answer).toMatchObject({ state: 'approved', agreementStatus: 'active' });
    const { startOn, outstanding, entries } = await readAgreement(testApi, desk.employee, id);
    expect({ startOn, outstanding }).toEqual({ startOn: '2026-10-02', outstanding: 3_000 });
    expect(entries.map(({ kind, valuedOn }) => [kind, valuedOn])).toEqual([
      ['delivery', '2026-10-02'],
      ['down_payment', '2026-10-02'],
    ]);
    expect(entries[1]).toMatchObject({
      reference: 'RST-9',
      receiptNumber: expect.stringMatching(/^SGD-/),
    });
  });

  test('must obey every other rule at the request and again at the decision', async () => {
    const id = await approved(testApi, desk, { ...terms, firstDueOn: '2026-11-01' });
    const refusal = (given: object) =>
      testApi.refusal('requestBackDatedActivation', {
        as: desk.employee,
        params: { id },
        body: { ...back, ...reason, ...given },
      });
    expect(await refusal({ deliveredOn: '2026-11-21' })).toMatchObject({ code: 'valued_in_future' });
    expect(await refusal({ deliveredOn: '2026-11-02' })).toMatchObject({
      code: 'delivered_after_first_due',
      message: expect.stringContaining('1 November 2026'),
    });
    expect(await refusal({ deliveredOn: '1990-01-01' })).toMatchObject({
      code: 'delivered_before_books',
      message: expect.stringContaining('1 January 2010'),
    });
    expect(await refusal({ reference: '' })).toMatchObject({ code: 'reference_required' });
    expect(await refusal({ deliveredOn: null })).toMatchObject({ code: 'invalid_input' });
    expect(
      await testApi.refusal('requestBackDatedActivation', {
        as: desk.employee,
        params: { id: await draft(testApi, desk) },
        body: { ...back, ...reason },
      }),
    ).toMatchObject({ code: 'agreement_is_draft' });
    const other = { ...back, reference: 'RST-10' };
    const request = await ask(testApi, desk, 'requestBackDatedActivation', id, other);
    await testApi.call('cancelAgreement', { as: desk.employee, params: { id }, body: reason });
    expect(
      await testApi.refusal('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: { decision: 'approved' },
      }),
    ).toMatchObject({ code: 'already_decided' });
  });
});
