import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MyTransferReport } from '#contract/lending/transfer-reports.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  addPayer,
  addReporter,
  type Payer,
  paymentFor,
  reportTransfer,
} from '#test/support/desk/customer-requests.ts';
import { ask, type Desk, grant, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let payer: Payer;
let made: MyTransferReport;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ payer, made } = await addReporter(testApi, desk));
});

const record = (given = {}, as = desk.employee) =>
  testApi.attempt('recordPayment', {
    as,
    params: { id: payer.agreementId },
    body: { ...paymentFor(made), ...given },
  });
const match = (entryId: string, id = made.id) =>
  testApi.attempt('matchTransferReport', { as: desk.employee, params: { id }, body: { entryId } });
const state = async () => (await testApi.call('getMyAccount', { as: payer.session })).transfers[0];
const payments = async () =>
  (await readAgreement(testApi, desk.employee, payer.agreementId)).entries.filter(
    ({ kind }) => kind === 'payment',
  );
const reverse = async (entryId: string) =>
  grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));

test('a payment recorded for a transfer report is matched to it, and the customer gets its receipt', async () => {
  const recorded = await record();
  expect(recorded).toMatchObject({ ok: true });
  const [payment] = await payments();
  expect(await state()).toMatchObject({
    state: 'matched',
    payment: { entryId: payment?.id, receiptNumber: payment?.receiptNumber, amount: 1_000 },
  });
});

test('if many clerks record the payment of one report at once, one succeeds and it is paid once', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, n) => record({}, n % 2 === 0 ? desk.employee : desk.superadmin)),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  for (const refused of all)
    if (!refused.ok) expect(refused.code).toMatch(/transfer_not_checked|not_confirmed/);
  expect(await payments()).toHaveLength(1);
});

test('the same key again returns the same receipt', async () => {
  const given = {
    as: desk.employee,
    params: { id: payer.agreementId },
    body: paymentFor(made),
    idempotencyKey: crypto.randomUUID(),
  };
  const first = await testApi.call('recordPayment', given);
  expect(await testApi.call('recordPayment', given)).toEqual(first);
});

test('recording for a refused or unknown report, or one of another agreement, leaves nothing behind', async () => {
  const other = await addPayer(testApi, desk);
  const foreign = await reportTransfer(testApi, other);
  for (const transferReportId of [foreign.id, crypto.randomUUID()]) {
    expect(await record({ transferReportId })).toMatchObject({ ok: false, code: 'transfer_not_checked' });
  }
  const refusal = { params: { id: made.id }, body: { reason: 'Nothing arrived' } };
  await testApi.call('refuseTransferReport', { as: desk.employee, ...refusal });
  expect(await record()).toMatchObject({ ok: false, code: 'transfer_not_checked' });
  expect(await payments()).toEqual([]);
});

test('a report can be matched to a payment recorded before anyone saw the report', async () => {
  const { entryId } = await pay(testApi, desk.employee, payer.agreementId, 1_000);
  const { likelyPayments } = await testApi.call('getTransferReport', {
    as: desk.employee,
    params: { id: made.id },
  });
  expect(likelyPayments.map((payment) => payment.entryId)).toEqual([entryId]);
  expect(await match(entryId)).toMatchObject({ ok: true, data: { state: 'matched', payment: { entryId } } });
  const second = await reportTransfer(testApi, payer);
  expect(await match(entryId, second.id)).toMatchObject({ ok: false, code: 'payment_not_of_transfer' });
});

test('a payment of another agreement, amount or month is not offered for a report', async () => {
  const other = await addPayer(testApi, desk);
  const foreign = await pay(testApi, desk.employee, other.agreementId, 1_000);
  const larger = await pay(testApi, desk.employee, payer.agreementId, 1_001);
  const earlier = await pay(testApi, desk.superadmin, payer.agreementId, 1_000, { valuedOn: '2026-11-10' });
  for (const { entryId } of [foreign, larger, earlier]) {
    expect(await match(entryId)).toMatchObject({ ok: false, code: 'payment_not_of_transfer' });
  }
});

test('two reports are never matched to one payment, even at the same moment', async () => {
  const { entryId } = await pay(testApi, desk.employee, payer.agreementId, 1_000);
  const second = await reportTransfer(testApi, payer);
  const both = await Promise.all([match(entryId), match(entryId, second.id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('reversing its payment opens a report again, and it can be matched once more', async () => {
  await record();
  const [payment] = await payments();
  await reverse(payment?.id ?? '');
  expect(await state()).toMatchObject({ state: 'checking', isCheckedAgain: true, payment: null });
  expect(await match(payment?.id ?? '')).toMatchObject({ ok: false, code: 'payment_not_of_transfer' });
  expect(await record()).toMatchObject({ ok: true });
  expect(await state()).toMatchObject({ state: 'matched', isCheckedAgain: false });
  expect(await payments()).toHaveLength(2);
});

test('a report matched while its payment is being reversed is not left matched to it', async () => {
  const { entryId } = await pay(testApi, desk.employee, payer.agreementId, 1_000);
  const approvalId = await ask(testApi, desk, 'requestReversal', entryId);
  await Promise.all([match(entryId), grant(testApi, desk, approvalId)]);
  expect(await state()).toMatchObject({ state: 'checking' });
});
