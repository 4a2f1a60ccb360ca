import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  ask,
  type Desk,
  grant,
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

const beyond = { confirmed: ['payment_beyond_outstanding' as const] };
let references = 0;
function byBank() {
  references += 1;
  return { ...beyond, method: 'bank' as const, reference: `REVERSAL-${references}` };
}

/** Rs 1,400 in cash on Rs 1,000, Rs 400 of it refunded in cash, and Rs 1,400 more by bank. */
async function refundedInCash() {
  const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  const { entryId } = await pay(testApi, desk.employee, id, 1_400, beyond);
  await refund(testApi, desk, id, 400);
  await pay(testApi, desk.employee, id, 1_400, byBank());
  return { id, entryId };
}

const requestReversal = (entryId: string) => ({
  as: desk.employee,
  params: { id: entryId },
  body: { reason: 'Recorded on the wrong agreement' },
});

test('cash that a refund was given from is not reversed, and the refusal says how much and what to do', async () => {
  const { id, entryId } = await refundedInCash();
  const refusal = await testApi.refusal('requestReversal', requestReversal(entryId));
  expect(refusal).toMatchObject({ code: 'cash_refund_stands', message: expect.stringContaining('Rs 400') });
  expect((await readAgreement(testApi, desk.employee, id)).overpaid).toBe(1_400);
});

test('it is reversed after the refund, or beside cash that covers the refund', async () => {
  const first = await refundedInCash();
  const { entries } = await readAgreement(testApi, desk.employee, first.id);
  const given = entries.find(({ kind }) => kind === 'refund')?.id ?? '';
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', given));
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', first.entryId));

  const second = await refundedInCash();
  await pay(testApi, desk.employee, second.id, 400, beyond);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', second.entryId));
});

test('a reversal requested before the refund is judged again when it is decided', async () => {
  const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  await pay(testApi, desk.employee, id, 1_400, byBank());
  const { entryId } = await pay(testApi, desk.employee, id, 400, beyond);
  const request = await ask(testApi, desk, 'requestReversal', entryId);
  await refund(testApi, desk, id, 400);
  const refusal = await testApi.refusal('decideApproval', {
    as: desk.superadmin,
    params: { id: request },
    body: { decision: 'approved' },
  });
  expect(refusal.code).toBe('cash_refund_stands');
});
