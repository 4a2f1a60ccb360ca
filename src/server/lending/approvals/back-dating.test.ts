import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import {
  approved,
  ask,
  type Desk,
  draft,
  grant,
  openDesk,
  readAgreement,
  refusedWith,
} from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const on = (id: string, what: string) => `/api/agreements/${id}/${what}-requests`;
const decision = (id: string) => `/api/approvals/${id}/decision`;
const three = { price: 3_000, downPayment: 0, count: 3 };
const reason = { reason: 'The slip was found today' };

describe('a payment further back than its recorder may go', () => {
  const back = { amount: 400, method: 'raast', reference: 'RST-1', valuedOn: '2026-10-01' };
  const path = (id: string, what: string) => `/api/agreements/${id}/${what}`;

  /** An agreement whose goods were handed over long before they were recorded. */
  async function deliveredInSeptember(): Promise<string> {
    const id = await approved(testApi, desk, { ...three, startOn: '2026-09-15' });
    const delivery = { deliveredOn: '2026-09-15', method: 'cash' };
    await grant(testApi, desk, await ask(testApi, desk, on(id, 'back-dated-activation'), delivery));
    return id;
  }

  test('is recorded on its own day, with a receipt, once a second person allows it', async () => {
    const id = await deliveredInSeptember();
    expect(await refusedWith(testApi, desk.employee, path(id, 'payments'), back)).toBe('back_dated_too_far');
    await grant(testApi, desk, await ask(testApi, desk, on(id, 'back-dated-payment'), back));
    const { outstanding, entries } = await readAgreement(testApi, desk.employee, id);
    expect(outstanding).toBe(2_600);
    expect(entries.at(-1)).toMatchObject({
      valuedOn: '2026-10-01',
      reference: 'RST-1',
      receiptNumber: expect.stringMatching(/^SGD-/),
    });
  });

  test('is held to every other rule when it is asked for and again when it is decided', async () => {
    const id = await deliveredInSeptember();
    const asked = { ...back, ...reason, reference: 'RST-2' };
    const refusal = (given: object) =>
      refusedWith(testApi, desk.employee, on(id, 'back-dated-payment'), { ...asked, ...given });
    expect(await refusal({ valuedOn: '2026-11-21' })).toBe('valued_in_future');
    expect(await refusal({ valuedOn: '2026-09-14' })).toBe('valued_before_delivery');
    expect(await refusal({ amount: 3_001 })).toBe('payment_beyond_outstanding');
    expect(await refusal({ reference: '' })).toBe('reference_required');
    const request = await ask(testApi, desk, on(id, 'back-dated-payment'), asked);
    await grant(testApi, desk, await ask(testApi, desk, on(id, 'write-off')));
    expect(await refusedWith(testApi, desk.superadmin, decision(request), { decision: 'approved' })).toBe(
      'agreement_is_written_off',
    );
  });
});

describe('an activation further back than its recorder may go', () => {
  const terms = { price: 3_500, downPayment: 500, count: 3, startOn: '2026-10-01' };
  const back = { deliveredOn: '2026-10-02', method: 'raast', reference: 'RST-9' };

  test('starts the agreement on its own day, with the receipt of the down payment, once a second person allows it', async () => {
    const id = await approved(testApi, desk, terms);
    const activate = `/api/agreements/${id}/activate`;
    expect(await refusedWith(testApi, desk.employee, activate, back)).toBe('back_dated_too_far');
    const answer = await grant(
      testApi,
      desk,
      await ask(testApi, desk, on(id, 'back-dated-activation'), back),
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

  test('is held to every other rule when it is asked for and again when it is decided', async () => {
    const id = await approved(testApi, desk, { ...terms, firstDueOn: '2026-11-01' });
    const refusal = (given: object) =>
      refusedWith(testApi, desk.employee, on(id, 'back-dated-activation'), { ...back, ...reason, ...given });
    expect(await refusal({ deliveredOn: '2026-11-21' })).toBe('valued_in_future');
    expect(await refusal({ deliveredOn: '2026-11-02' })).toBe('delivered_after_first_due');
    expect(await refusal({ reference: '' })).toBe('reference_required');
    expect(await refusal({ deliveredOn: null })).toBe('invalid_input');
    const early = on(await draft(testApi, desk), 'back-dated-activation');
    expect(await refusedWith(testApi, desk.employee, early, { ...back, ...reason })).toBe(
      'agreement_is_draft',
    );
    const request = await ask(testApi, desk, on(id, 'back-dated-activation'), back);
    await testApi.send('POST', `/api/agreements/${id}/cancel`, { as: desk.employee, body: reason });
    expect(await refusedWith(testApi, desk.superadmin, decision(request), { decision: 'approved' })).toBe(
      'already_decided',
    );
  });
});
