import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MyCustomerRequest } from '#contract/lending/customer-requests.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addPayer, askBody, type Payer, reportTransfer } from '#test/support/desk/customer-requests.ts';
import { active, type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let elsewhere: Desk;
let payer: Payer;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  payer = await addPayer(testApi, desk);
});

type Given = Parameters<typeof askBody>[1];
const ask = (given: Given = {}, as = payer.session) =>
  testApi.call('sendCustomerRequest', { as, body: askBody(payer.agreementId, given) });
const refusalOf = (given: Given, as = payer.session) =>
  testApi.refusal('sendCustomerRequest', { as, body: askBody(payer.agreementId, given) });
const answer = ({ id }: MyCustomerRequest, as = desk.employee) =>
  testApi.attempt('answerCustomerRequest', { as, params: { id }, body: { answer: 'Pay 500 until Eid' } });
const mine = async () => (await testApi.call('getMyAccount', { as: payer.session })).requests;
const logged = (result: 'reached' | 'no_answer', agreementId = payer.agreementId) =>
  testApi.call('logContact', {
    as: desk.employee,
    params: { id: agreementId },
    body: { channel: 'branch', result },
  });

test("a customer's request waits until staff answer it, and the customer reads the answer", async () => {
  const made = await ask({ kind: 'another_date', wishedOn: '2026-12-05' });
  expect(made).toMatchObject({ answeredAt: null, wishedOn: '2026-12-05', reason: 'My husband is ill' });
  const waiting = await testApi.call('listCustomerRequests', { as: desk.employee });
  expect(waiting.data.find(({ id }) => id === made.id)).toMatchObject({
    customer: { id: payer.customerId },
    outstanding: 10_000,
  });
  expect(await answer(made)).toMatchObject({ ok: true, data: { answer: 'Pay 500 until Eid' } });
  expect(await mine()).toMatchObject([{ id: made.id, answer: 'Pay 500 until Eid' }]);
  const answered = await testApi.call('listCustomerRequests', {
    as: desk.employee,
    query: { queue: 'answered' },
  });
  expect(answered.data.map(({ id }) => id)).toContain(made.id);
});

test('the list is narrowed to one customer, and to nobody outside the reach of the reader', async () => {
  const made = await ask();
  const other = await addPayer(testApi, desk);
  await testApi.call('sendCustomerRequest', { as: other.session, body: askBody(other.agreementId) });
  const ofCustomer = async (as = desk.employee) => {
    const query = { customerId: payer.customerId };
    return (await testApi.call('listCustomerRequests', { as, query })).data.map(({ id }) => id);
  };
  expect(await ofCustomer()).toEqual([made.id]);
  expect(await ofCustomer(elsewhere.employee)).toEqual([]);
});

test('one request of a kind waits at a time, however often and from however many tabs it is sent', async () => {
  const body = askBody(payer.agreementId);
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => testApi.attempt('sendCustomerRequest', { as: payer.session, body })),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(sent.find(({ ok }) => !ok)).toMatchObject({ code: 'already_asked' });
  await ask({ kind: 'call_back' });
  const [, relief] = await mine();
  await answer(relief as MyCustomerRequest);
  expect((await ask()).answeredAt).toBeNull();
});

test('an impossible request is refused with the reason', async () => {
  expect(await refusalOf({ reason: '  ' })).toMatchObject({ fields: ['reason'] });
  expect(await refusalOf({ kind: 'another_date' })).toMatchObject({ fields: ['wishedOn'] });
  expect(await refusalOf({ wishedOn: '2026-12-05' })).toMatchObject({ fields: ['wishedOn'] });
  expect(await refusalOf({ kind: 'another_date', wishedOn: '2026-11-20' })).toMatchObject({
    code: 'wished_in_past',
  });
});

test('a customer cannot ask about an agreement of another, and another branch cannot see or answer a request', async () => {
  const other = await addPayer(testApi, desk);
  expect(await refusalOf({}, other.session)).toMatchObject({ status: 404 });
  const made = await ask();
  expect(await answer(made, elsewhere.employee)).toMatchObject({ status: 404 });
  const params = { id: made.id };
  expect(await testApi.refusal('getCustomerRequest', { as: elsewhere.employee, params })).toMatchObject({
    status: 404,
  });
  const counts = await testApi.call('countCustomerRequests', { as: elsewhere.employee });
  expect(counts).toEqual({ transfers: 0, requests: 0 });
});

test('waiting requests are counted, and announced to the branch and the superadmins until they are settled', async () => {
  const kinds = async () =>
    (await testApi.call('listNotices', { as: desk.employee })).data.map(({ kind, subjectId }) => [
      kind,
      subjectId,
    ]);
  const before = await testApi.call('countCustomerRequests', { as: desk.superadmin });
  const [made, transfer] = [await ask(), await reportTransfer(testApi, payer)];
  expect(await testApi.call('countCustomerRequests', { as: desk.superadmin })).toEqual({
    transfers: before.transfers + 1,
    requests: before.requests + 1,
  });
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      ['customer_asked', made.id],
      ['transfer_reported', transfer.id],
    ]),
  );
  await answer(made);
  expect(await kinds()).not.toContainEqual(['customer_asked', made.id]);
  const { data } = await testApi.call('listNotices', { as: elsewhere.employee });
  expect(data.map(({ subjectId }) => subjectId)).not.toContain(transfer.id);
});

test('of two people who answer a request at once, one succeeds', async () => {
  const made = await ask();
  const both = await Promise.all([answer(made), answer(made, desk.superadmin)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'request_answered' });
});

test('a request for a call is settled only by a contact in which the customer was reached', async () => {
  const made = await ask({ kind: 'call_back' });
  expect(await answer(made)).toMatchObject({ ok: false, code: 'call_first' });
  await logged('no_answer');
  expect((await mine())[0]?.answeredAt).toBeNull();
  // Any agreement of the customer counts: it is the customer who was called.
  await logged('reached', await active(testApi, desk, { customerId: payer.customerId }));
  expect((await mine())[0]).toMatchObject({ id: made.id, answer: null, answeredAt: expect.any(String) });
});

test("relief requested by staff is linked to the customer's own request", async () => {
  const made = await ask();
  const relief = { amount: 500, reason: 'Their husband is ill', evidence: 'The papers of the hospital' };
  const request = (customerRequestId: string) =>
    testApi.attempt('requestRelief', {
      as: desk.employee,
      params: { id: payer.agreementId },
      body: { ...relief, customerRequestId },
    });
  const other = await addPayer(testApi, desk);
  const foreign = await testApi.call('sendCustomerRequest', {
    as: other.session,
    body: askBody(other.agreementId),
  });
  expect(await request(foreign.id)).toMatchObject({ ok: false, code: 'request_answered' });
  const requested = await request(made.id);
  expect(requested).toMatchObject({ ok: true });
  expect((await mine())[0]).toMatchObject({ approvalState: 'pending', answeredAt: null });
  if (!requested.ok) return;
  await testApi.call('decideApproval', {
    as: desk.superadmin,
    params: { id: requested.data.id },
    body: { decision: 'approved', note: 'As seen' },
  });
  expect((await mine())[0]).toMatchObject({ approvalState: 'approved' });
});

test('new dates requested by staff are linked to the date that the customer wished for', async () => {
  const made = await ask({ kind: 'another_date', wishedOn: '2026-12-28' });
  await testApi.call('requestReschedule', {
    as: desk.employee,
    params: { id: payer.agreementId },
    body: {
      firstDueOn: '2026-12-28',
      openCount: 10,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
      consentHow: 'signed',
      reason: 'Paid at the end of the month',
      customerRequestId: made.id,
    },
  });
  expect((await mine())[0]).toMatchObject({ id: made.id, approvalState: 'pending' });
});
