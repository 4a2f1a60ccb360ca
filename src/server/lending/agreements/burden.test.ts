import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { addCustomer, approved, consented, type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const needed = { ok: false, code: 'burden_needs_reason' };
const because = { reason: 'The sons send money every month' };

const earning = (monthlyIncome: number | null) => addCustomer(testApi, desk, { monthlyIncome });
/** Twelve installments of 10,000 a month. */
const asked = (customerId: string) => consented(testApi, desk, { customerId });
const submit = (id: string) => testApi.attempt('submitAgreement', { as: desk.employee, params: { id } });
const explain = (id: string, as = desk.employee) =>
  testApi.attempt('submitWithReason', { as, params: { id }, body: because });
const approve = (id: string) =>
  testApi.attempt('approveAgreement', { as: desk.superadmin, params: { id }, body: { termsVersion: 1 } });
const assess = (id: string) => testApi.call('assessAgreement', { as: desk.superadmin, params: { id } });

async function changeIncome(id: string, monthlyIncome: number | null): Promise<void> {
  const given = { as: desk.employee, params: { id } };
  const customer = await testApi.call('getCustomer', given);
  await testApi.call('editCustomer', { ...given, body: { ...customer, cnic: null, monthlyIncome } });
}

test.each([
  [28_571, 'high'],
  [20_001, 'high'],
  [28_572, 'bearable'],
] as const)(
  'with an income of %i, installments of 10,000 are %s and need no reason',
  async (income, grade) => {
    const id = await asked(await earning(income));
    expect(await submit(id)).toMatchObject({ ok: true });
    expect(await assess(id)).toMatchObject({
      burden: { own: 10_000, others: 0, total: 10_000, monthlyIncome: income, grade },
      reason: null,
    });
    expect(await approve(id)).toMatchObject({ ok: true });
  },
);

test.each([20_000, 0, null])(
  'with an income of %s an agreement is submitted only with a reason, which stays on record',
  async (income) => {
    const id = await asked(await earning(income));
    expect(await submit(id)).toMatchObject(needed);
    expect(await explain(id)).toMatchObject({ ok: true, data: { status: 'submitted' } });
    expect((await assess(id)).reason).toBe(because.reason);
    expect((await auditEventsOf(testApi, id, 'submit_agreement')).at(-1)).toMatchObject({
      actor_id: desk.employeeId,
      after: { status: 'submitted', ...because },
    });
    expect(await approve(id)).toMatchObject({ ok: true });
    expect((await assess(id)).reason).toBe(because.reason);
  },
);

test('two drafts that are bearable one by one are weighed together at the second submission', async () => {
  const customerId = await earning(30_000);
  const [first, second] = [await asked(customerId), await asked(customerId)];
  expect(await submit(first)).toMatchObject({ ok: true });
  expect(await submit(second)).toMatchObject(needed);
  expect(await explain(second)).toMatchObject({ ok: true });
  expect((await assess(first)).burden).toMatchObject({ others: 0, grade: 'bearable' });
});

test('the second approval weighs the first agreement too, whichever was submitted first, and needs a reason', async () => {
  const customerId = await earning(30_000);
  const [first, second] = [await asked(customerId), await asked(customerId)];
  await submit(first);
  await explain(second);
  expect(await approve(second)).toMatchObject({ ok: true });
  expect(await approve(first)).toMatchObject(needed);
  expect(await explain(first)).toMatchObject({ ok: true });
  expect(await approve(first)).toMatchObject({ ok: true });
});

test('of two approvals at the same moment, the second takes the first into account', async () => {
  const customerId = await earning(30_000);
  const [first, second] = [await asked(customerId), await asked(customerId)];
  await submit(second);
  await changeIncome(customerId, 90_000);
  await submit(first);
  await changeIncome(customerId, 30_000);
  const answers = await Promise.all([approve(first), approve(second)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(expect.objectContaining(needed));
});

test('an income that is lowered or removed after the submission counts at the approval', async () => {
  const customerId = await earning(100_000);
  const id = await asked(customerId);
  await submit(id);
  await changeIncome(customerId, 20_000);
  expect(await approve(id)).toMatchObject(needed);
  await changeIncome(customerId, null);
  expect(await approve(id)).toMatchObject(needed);
});

test('a person who adds the reason cannot decide', async () => {
  const id = await asked(await earning(100_000));
  await submit(id);
  await explain(id, desk.superadmin);
  expect(await approve(id)).toMatchObject({ ok: false, code: 'own_request' });
});

test('a reason cannot be added after the decision', async () => {
  const id = await approved(testApi, desk);
  expect(await explain(id)).toMatchObject({ ok: false, code: 'agreement_is_approved' });
});
