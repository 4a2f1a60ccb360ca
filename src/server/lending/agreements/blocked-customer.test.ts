import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  approved,
  ask,
  consented,
  type Desk,
  openDesk,
  pay,
  submitted,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

async function setCustomer(agreementId: string, status: 'active' | 'blocked'): Promise<void> {
  await testApi.context.pool.query(
    'UPDATE customers SET status = $2 WHERE id = (SELECT customer_id FROM agreements WHERE id = $1)',
    [agreementId, status],
  );
}

const blocked = { status: 409, code: 'customer_blocked' };
const back = { deliveredOn: '2026-10-02', method: 'cash' } as const;

/** Each way forward of an agreement that has not started, and how far it has come before. */
const steps = [
  ['submitted', consented, (id: string) => testApi.attempt('submitAgreement', by('employee', id))],
  [
    'approved',
    submitted,
    (id: string) =>
      testApi.attempt('approveAgreement', { ...by('superadmin', id), body: { termsVersion: 1 } }),
  ],
  [
    'activated',
    approved,
    (id: string) => testApi.attempt('activateAgreement', { ...by('employee', id), body: { method: 'cash' } }),
  ],
  [
    'activated from an earlier day',
    approved,
    (id: string) =>
      testApi.attempt('requestBackDatedActivation', {
        ...by('employee', id),
        body: { ...back, reason: 'Found today' },
      }),
  ],
] as const;

function by(who: 'employee' | 'superadmin', id: string) {
  return { as: desk[who], params: { id } };
}

test.each(steps)(
  'the agreement of a blocked customer is not %s until the block is lifted',
  async (_, make, go) => {
    const id = await make(testApi, desk, { startOn: '2026-10-01' });
    await setCustomer(id, 'blocked');
    expect(await go(id)).toMatchObject(blocked);
    await setCustomer(id, 'active');
    expect(await go(id)).toMatchObject({ ok: true });
  },
);

test('an activation requested before the customer was blocked is not approved', async () => {
  const id = await approved(testApi, desk, { startOn: '2026-10-01' });
  const request = await ask(testApi, desk, 'requestBackDatedActivation', id, back);
  await setCustomer(id, 'blocked');
  const decision = { ...by('superadmin', request), body: { decision: 'approved' } } as const;
  expect(await testApi.refusal('decideApproval', decision)).toMatchObject(blocked);
});

test('a blocked customer can still pay', async () => {
  const id = await active(testApi, desk);
  await setCustomer(id, 'blocked');
  expect(await pay(testApi, desk.employee, id, 1_000)).toMatchObject({ outstanding: 119_000 });
});
