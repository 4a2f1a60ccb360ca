import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { askReversal, cashBranches, count, handOver } from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay, refund } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let branchId: string;
let custodian: Session;
const newBranch = cashBranches('HO', 5_000);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, custodian } = await newBranch(testApi));
});

const agreement = () => active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
async function take(amount: number, id?: string) {
  testApi.clock.advance(1_000);
  return pay(testApi, desk.employee, id ?? (await agreement()), amount);
}
async function offer(amount: number) {
  testApi.clock.advance(1_000);
  return handOver(testApi, desk.employee, branchId, amount);
}
const counted = async (amount: number) => (await count(testApi, custodian, await offer(amount), amount)).id;
const consistsOf = (id: string, as = custodian) => testApi.call('getHandOverCash', { as, params: { id } });
const amountsOf = async (id: string, as = custodian) => {
  const { carried, missing, rows } = await consistsOf(id, as);
  return [carried, ...rows.map(({ amount, isPart }) => (isPart ? `${amount} of more` : amount)), missing];
};
const refused = async (as: Session, id: string) =>
  (await testApi.refusal('getHandOverCash', { as, params: { id } })).code;

test('the custodian sees the receipts once the count is locked, and neither them nor the sum before', async () => {
  const { receipt } = await take(4_321);
  const offerId = await offer(4_321);
  for (const as of [custodian, desk.superadmin, desk.employee])
    expect(await refused(as, offerId)).toBe('not_found');
  const before = [
    await testApi.call('getMyCash', { as: custodian }),
    await testApi.call('listCashMovements', { as: custodian }),
  ];
  expect(JSON.stringify(before)).not.toContain('4321');
  expect(JSON.stringify(before)).not.toContain(receipt?.number);
  const { id } = await count(testApi, custodian, offerId, 4_000);
  expect(await consistsOf(id)).toMatchObject({
    ...{ carried: 0, missing: 0 },
    rows: [{ kind: 'payment', number: receipt?.number, customer: {}, amount: 4_321, isPart: false }],
  });
});

test('the receipts are seen by the custodian of the drawer, by their officer and by superadmins', async () => {
  await take(1_000);
  const id = await counted(1_000);
  const colleague = await openDesk(testApi, 'LHE');
  const elsewhere = await newBranch(testApi);
  for (const as of [desk.employee, desk.superadmin]) expect(await amountsOf(id, as)).toEqual([0, 1_000, 0]);
  for (const as of [colleague.employee, elsewhere.custodian, elsewhere.desk.employee])
    expect(await refused(as, id)).toBe('not_found');
});

test('a hand-over of a part tells nothing of the cash that waits to be counted next', async () => {
  await take(1_000);
  await take(2_000);
  const { receipt } = await take(7_000);
  const part = await offer(1_200);
  const rest = await offer(8_800);
  const { id } = await count(testApi, custodian, part, 1_200);
  expect(await amountsOf(id)).toEqual([0, 1_000, '200 of more', 0]);
  expect(JSON.stringify(await consistsOf(id))).not.toContain(receipt?.number);
  const next = await count(testApi, custodian, rest, 8_800);
  expect(await amountsOf(next.id)).toEqual([8_800, 0]);
});

test('a hand-over has what came since the one before, with refunds, floats and what was left', async () => {
  await take(1_000);
  expect(await amountsOf(await counted(700))).toEqual([0, '700 of more', 0]);
  const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  testApi.clock.advance(1_000);
  await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
  testApi.clock.advance(1_000);
  await refund(testApi, desk, id, 200);
  await pay(testApi, desk.employee, await agreement(), 400, {
    method: 'jazzcash',
    reference: `H-${branchId}`,
  });
  testApi.clock.advance(1_000);
  const float = { branchId, userId: desk.employeeId, amount: 500 };
  const given = await testApi.call('giveCashFloat', { as: custodian, body: float });
  const { number } = await count(testApi, desk.employee, given.id, 500);
  const movement = await counted(2_100);
  expect(await amountsOf(movement)).toEqual([300, 1_500, -200, 500, 0]);
  expect((await consistsOf(movement)).rows.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'float']);
  expect((await consistsOf(movement)).rows.at(-1)).toMatchObject({ number, customer: null, entryId: null });
});

test('what was reversed is no part of it: taken before, it is missing', async () => {
  const { entryId } = await take(1_000);
  await take(300);
  const { entryId: undone } = await take(600);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', undone));
  const id = await counted(1_300);
  expect(await amountsOf(id)).toEqual([0, 1_000, 300, 0]);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect(await amountsOf(id)).toEqual([0, 300, 1_000]);
});

test('a hand-over that was taken back gives its receipts to the next one', async () => {
  await take(1_000);
  const first = await counted(1_000);
  testApi.clock.advance(1_000);
  const request = await askReversal(testApi, desk.employee, first);
  await testApi.call('agreeToCashReversal', { as: custodian, params: { id: request } });
  await take(500);
  expect(await amountsOf(await counted(1_500))).toEqual([0, 1_000, 500, 0]);
});

test('a receipt of another branch is an amount without its number and customer for the custodian', async () => {
  const id = await agreement();
  await take(900, id);
  await testApi.database.ownerPool.query(
    "UPDATE agreements SET branch_id = (SELECT id FROM branches WHERE code = 'LHE') WHERE id = $1",
    [id],
  );
  const movement = await counted(900);
  expect((await consistsOf(movement)).rows).toMatchObject([
    { amount: 900, number: null, entryId: null, customer: null },
  ]);
  expect((await consistsOf(movement, desk.superadmin)).rows).toMatchObject([{ number: expect.any(String) }]);
});

test('no other movement consists of receipts', async () => {
  const float = { branchId, userId: desk.employeeId, amount: 500 };
  const { id } = await testApi.call('giveCashFloat', { as: custodian, body: float });
  const { id: movement } = await count(testApi, desk.employee, id, 500);
  expect(await refused(custodian, movement)).toBe('not_found');
});
