import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transfersCheckedMax } from '#domain/lending/customer-requests/transfer-report.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { addPayer, type Payer, reportTransfer, transferBody } from '#test/support/desk/customer-requests.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { type Desk, draft, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let elsewhere: Desk;
let payer: Payer;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());
beforeEach(async () => {
  payer = await addPayer(testApi, desk);
});

const report = (given = {}) => reportTransfer(testApi, payer, given);
const refusalOf = async (given: object, as = payer.session) =>
  testApi.refusal('reportTransfer', { as, body: await transferBody(payer.agreementId, given) });
const opened = (id: string, as = desk.employee) => testApi.call('getTransferReport', { as, params: { id } });
const mine = async () => (await testApi.call('getMyAccount', { as: payer.session })).transfers;

test('a reported transfer is being checked until staff settle it, and both sides see it with its slip', async () => {
  const made = await report({ amount: '4800', reference: 'TID 77', sentOn: '2026-11-18' });
  expect(made).toMatchObject({ state: 'checking', amount: 4_800, reference: 'TID 77', sentOn: '2026-11-18' });
  expect(await mine()).toEqual([made]);

  const { data } = await testApi.call('listTransferReports', { as: desk.employee });
  expect(data.find(({ id }) => id === made.id)).toMatchObject({
    customer: { id: payer.customerId },
    agreementId: payer.agreementId,
    outstanding: 10_000,
    isSeenBefore: false,
  });
  const slip = await testApi.call('showTransferSlip', { as: desk.employee, params: { id: made.id } });
  expect(Buffer.from(slip).subarray(8, 12).toString()).toBe('WEBP');
  // It is not money yet.
  expect((await testApi.call('getMyAccount', { as: payer.session })).figures.outstanding).toBe(10_000);
});

test('the list is narrowed to one customer, and to nobody outside the reach of the reader', async () => {
  const made = await report();
  await reportTransfer(testApi, await addPayer(testApi, desk));
  const ofCustomer = async (as = desk.employee) => {
    const query = { customerId: payer.customerId };
    return (await testApi.call('listTransferReports', { as, query })).data.map(({ id }) => id);
  };
  expect(await ofCustomer()).toEqual([made.id]);
  expect(await ofCustomer(elsewhere.employee)).toEqual([]);
});

test('the same transfer is reported once, however often it is sent', async () => {
  const body = await transferBody(payer.agreementId);
  const idempotencyKey = crypto.randomUUID();
  const given = { as: payer.session, body, idempotencyKey };
  const [first, again] = await Promise.all([
    testApi.call('reportTransfer', given),
    testApi.call('reportTransfer', given),
  ]);
  expect(again).toEqual(first);
  expect(await mine()).toHaveLength(1);
  const other = { ...body, amount: '2000' };
  expect(await testApi.refusal('reportTransfer', { ...given, body: other })).toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('the same reference in other letters, from another tab or with another slip is the same transfer', async () => {
  await report({ reference: 'tid 88-a' });
  expect(await refusalOf({ reference: 'TID88-A' })).toMatchObject({ code: 'transfer_reported' });
  const body = await transferBody(payer.agreementId, { reference: 'TID 99' });
  const tabs = await Promise.all(
    [1, 2, 3].map(() => testApi.attempt('reportTransfer', { as: payer.session, body })),
  );
  expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a transfer that the branch recorded already cannot be reported, one that it refused can', async () => {
  await pay(testApi, desk.employee, payer.agreementId, 1_000, { method: 'jazzcash', reference: 'TID 5' });
  expect(await refusalOf({ reference: 'tid5' })).toMatchObject({ code: 'transfer_recorded' });
  const { id } = await report({ reference: 'TID 6' });
  const refusal = { params: { id }, body: { reason: 'The slip is of another month' } };
  const refused = await testApi.call('refuseTransferReport', { as: desk.employee, ...refusal });
  expect(refused).toMatchObject({ state: 'refused', refusalReason: 'The slip is of another month' });
  expect((await report({ reference: 'TID 6' })).state).toBe('checking');
  expect((await mine()).map(({ state }) => state)).toEqual(['checking', 'refused']);
});

test('an impossible report is refused with the reason', async () => {
  expect(await refusalOf({ sentOn: '2026-11-21' })).toMatchObject({ code: 'sent_in_future' });
  expect(await refusalOf({ sentOn: '2026-08-19' })).toMatchObject({ code: 'sent_before_start' });
  for (const amount of ['0', '-5', '10.5', '1e3', '', '99999999999999']) {
    expect(await refusalOf({ amount })).toMatchObject({ code: 'invalid_input', fields: ['amount'] });
  }
  expect(await refusalOf({ method: 'cash', reference: '   ' })).toMatchObject({
    fields: ['method', 'reference'],
  });
  const prepared = await draft(testApi, desk, { customerId: payer.customerId });
  expect(await refusalOf({ agreementId: prepared })).toMatchObject({ code: 'agreement_not_running' });
});

test('a PDF or a video is refused with what to send instead', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  const video = new Uint8Array(Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'));
  for (const slip of [new Blob([pdf], { type: 'image/jpeg' }), new Blob([video], { type: 'video/mp4' })]) {
    const refused = await refusalOf({ slip });
    expect(refused).toMatchObject({ code: 'paper_not_a_picture', status: 415 });
    expect(refused.message).toContain('screenshot');
  }
  expect(await mine()).toEqual([]);
});

test('a customer can have a limited number of transfers being checked, even if they are sent together', async () => {
  const bodies = await Promise.all(
    Array.from({ length: transfersCheckedMax + 1 }, () => transferBody(payer.agreementId)),
  );
  const sent: Awaited<ReturnType<typeof testApi.attempt<'reportTransfer'>>>[] = [];
  // Two at a time, because no more uploads of one person are read at once.
  for (let n = 0; n < bodies.length; n += 2) {
    const pair = bodies.slice(n, n + 2);
    sent.push(
      ...(await Promise.all(
        pair.map((body) => testApi.attempt('reportTransfer', { as: payer.session, body })),
      )),
    );
  }
  expect(sent.filter(({ ok }) => ok)).toHaveLength(transfersCheckedMax);
  expect(sent.find(({ ok }) => !ok)).toMatchObject({ code: 'too_many_transfers' });
});

test('a customer cannot report for an agreement of another, and another branch cannot see a report', async () => {
  const other = await addPayer(testApi, desk);
  expect(await refusalOf({}, other.session)).toMatchObject({ status: 404 });
  const unlinked = await testApi.addUser('customer');
  expect(await refusalOf({}, await testApi.signIn(unlinked.email))).toMatchObject({ status: 404 });
  const { id } = await report();
  const params = { id };
  const as = elsewhere.employee;
  for (const refused of [
    await testApi.refusal('getTransferReport', { as, params }),
    await testApi.refusal('showTransferSlip', { as, params }),
    await testApi.refusal('refuseTransferReport', { as, params, body: { reason: 'Not ours' } }),
    await testApi.refusal('matchTransferReport', { as, params, body: { entryId: crypto.randomUUID() } }),
  ]) {
    expect(refused.status).toBe(404);
  }
  const { data } = await testApi.call('listTransferReports', { as });
  expect(data).toEqual([]);
  expect((await testApi.call('getMyAccount', { as: other.session })).transfers).toEqual([]);
});

test('a slip or a reference that another customer reported is marked', async () => {
  const slip = await samplePicture();
  const { id } = await report({ reference: 'TID 1', slip });
  const other = await addPayer(testApi, desk);
  const same = await reportTransfer(testApi, other, { reference: 'TID 2', slip });
  expect((await opened(id)).isSeenBefore).toBe(true);
  expect((await opened(same.id)).isSeenBefore).toBe(true);
  const third = await reportTransfer(testApi, other, { reference: 'TID 3' });
  expect((await opened(third.id)).isSeenBefore).toBe(false);
});

test('of two people who settle a report at once one succeeds, and the audit says who', async () => {
  const { id } = await report();
  const body = { reason: 'Nothing arrived' };
  const both = await Promise.all(
    [desk.employee, desk.superadmin].map((as) =>
      testApi.attempt('refuseTransferReport', { as, params: { id }, body }),
    ),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'transfer_not_checked' });
  const events = await auditEventsOf(testApi, payer.agreementId, 'refuse_transfer');
  expect(events.map(({ after }) => after)).toEqual([{ transferReportId: id, ...body }]);
});
