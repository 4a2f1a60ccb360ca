import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  refund,
  writtenOff,
} from '#test/support/lending/lending.ts';
import { comparePapers, readPaper } from '../verify/compare-papers.ts';

/** The clock of the tests begins at 10:00 in Karachi, 14 hours before midnight. */
const hourMs = 3_600_000;

let testApi: TestApi;
let desk: Desk;

beforeEach(async () => {
  await testApi?.close();
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** The sums of the dashboard are those of the page. */
async function dayOf(as: Session) {
  const { entries, proof, ...sums } = await testApi.call('getMyDay', { as });
  expect(await testApi.call('sumMyDay', { as })).toEqual(sums);
  return { entries, proof, ...sums };
}

test('my day shows the sum I took by each method without reversed payments, which stay on the list', async () => {
  const id = await active(testApi, desk, { price: 6_000, downPayment: 1_000, count: 5 });
  await pay(testApi, desk.employee, id, 500);
  await pay(testApi, desk.employee, id, 300, { method: 'jazzcash', reference: 'JC-1' });
  const { entryId, receipt } = await pay(testApi, desk.employee, id, 700);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  const { day, byMethod, entries } = await dayOf(desk.employee);
  expect(day).toBe('2026-11-20');
  expect(byMethod).toEqual([
    { method: 'cash', entries: 2, received: 1_500, givenBack: 0 },
    { method: 'jazzcash', entries: 1, received: 300, givenBack: 0 },
  ]);
  expect(entries.map(({ amount, kind, isReversed }) => [amount, kind, isReversed])).toEqual([
    [700, 'payment', true],
    [300, 'payment', false],
    [500, 'payment', false],
    [1_000, 'down_payment', false],
  ]);
  expect(entries[0]?.receiptNumber).toBe(receipt?.number);
});

test('my day does not show what another clerk of the branch took', async () => {
  const id = await active(testApi, desk, { price: 6_000, downPayment: 0, count: 5 });
  const other = await openDesk(testApi);
  await pay(testApi, other.employee, id, 500);
  await pay(testApi, desk.superadmin, id, 200);
  expect((await dayOf(desk.employee)).entries).toEqual([]);
  expect((await dayOf(other.employee)).byMethod).toMatchObject([{ received: 500 }]);
  expect((await dayOf(desk.superadmin)).byMethod).toMatchObject([{ received: 200 }]);
});

test('a refund in cash is deducted from the drawer, a recovery is added, and a moved overpayment never counts', async () => {
  const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
  await refund(testApi, desk, id, 200);
  const lost = await writtenOff(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  const body = { amount: 400, method: 'cash' } as const;
  await testApi.call('recordRecovery', { as: desk.employee, params: { id: lost }, body });
  const { customerId } = await testApi.call('getAgreement', { as: desk.employee, params: { id } });
  const open = await active(testApi, desk, { customerId, price: 2_000, downPayment: 0, count: 2 });
  const move = { toAgreementId: open, amount: 300 };
  await testApi.call('moveOverpayment', { as: desk.employee, params: { id }, body: move });
  expect((await dayOf(desk.employee)).byMethod).toEqual([
    { method: 'cash', entries: 3, received: 1_900, givenBack: 200 },
  ]);
  // The superadmin who decided the refund has never had the cash.
  expect((await dayOf(desk.superadmin)).entries).toEqual([]);
});

test('a day begins and ends at midnight in Karachi, whatever day a payment counts for', async () => {
  const id = await active(testApi, desk, { price: 6_000, downPayment: 0, count: 5 });
  testApi.clock.advance(14 * hourMs - 1);
  const late = await openDesk(testApi);
  await pay(testApi, late.employee, id, 100);
  testApi.clock.advance(1);
  await pay(testApi, late.employee, id, 200, { valuedOn: '2026-11-20' });
  const { day, entries } = await dayOf(late.employee);
  expect(day).toBe('2026-11-21');
  expect(entries.map(({ amount, valuedOn }) => [amount, valuedOn])).toEqual([[200, '2026-11-20']]);
});

test('my day has the number and the chain mark of its newest paper, a receipt or a voucher', async () => {
  expect((await dayOf(desk.employee)).proof).toBeNull();
  const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
  const { entryId } = await pay(testApi, desk.employee, id, 1_500, {
    confirmed: ['payment_beyond_outstanding'],
  });
  const proofOf = async (paper: string) => {
    const { number, chainMark } = await testApi.call('getReceipt', {
      as: desk.employee,
      params: { entryId: paper },
    });
    return { receiptNumber: number, chainMark };
  };
  expect((await dayOf(desk.employee)).proof).toEqual(await proofOf(entryId));
  testApi.clock.advance(1_000);
  await refund(testApi, desk, id, 200);
  const { entries, proof } = await dayOf(desk.employee);
  expect(proof).toEqual(await proofOf(entries[0]?.entryId ?? ''));
  expect(proof?.receiptNumber).toMatch(/^SGD-V-/);
  const paper = readPaper(`${proof?.receiptNumber}:${proof?.chainMark}`);
  expect(await comparePapers(testApi.context.pool, paper === null ? [] : [paper])).toEqual([
    { number: proof?.receiptNumber, difference: null },
  ]);
});
