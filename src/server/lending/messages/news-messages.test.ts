import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { addPayer, askBody } from '#test/support/desk/customer-requests.ts';
import {
  active,
  addCustomer,
  approved,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import { startSmsGateway, type WhatsAppGateway } from '#test/support/servers/message-gateways.ts';

let sms: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  sms = await startSmsGateway();
});
afterAll(() => sms.stop());
beforeEach(async () => {
  testApi = await createTestApi(sms.settings);
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  await sendNow(testApi);
});
afterEach(() => testApi.close());

const relief = { amount: 1_000, evidence: 'A letter of the hospital' };
const english = () => addCustomer(testApi, desk, { fullName: { own: 'Sughra Bibi' }, language: 'en' });
const promise = (id: string, amount: number, promisedFor: string) =>
  testApi.call('recordPaymentPromise', { as: desk.employee, params: { id }, body: { amount, promisedFor } });
const statesOf = async (id: string) =>
  (await messagesOf(testApi, id)).map(({ template, state, reason }) => [template, state, reason]);
async function textsSent(): Promise<(string | null)[]> {
  const before = sms.calls.length;
  await Promise.all([sendNow(testApi), sendNow(testApi)]);
  await sendNow(testApi);
  return sms.calls.slice(before).map(({ body }) => new URLSearchParams(body).get('message'));
}

test('a promise is confirmed once, with its amount and its day', async () => {
  const id = await active(testApi, desk, { customerId: await english(), downPayment: 0 });
  await promise(id, 14_300, '2026-11-27');
  expect(await textsSent()).toEqual([
    expect.stringMatching(
      /^Assalam-o-alaikum Sughra Bibi\. Asaan Qist has noted your promise: Rs 14,300 for agreement SGD-\S+ on 27 Nov 2026\. /,
    ),
  ]);
  expect(await statesOf(id)).toEqual([['promise', 'sent', null]]);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a promise that was replaced or kept before its message went out is not confirmed', async () => {
  await ruleBranch(testApi, { isPaused: true });
  const id = await active(testApi, desk, { downPayment: 0 });
  await promise(id, 11_000, '2026-11-27');
  await sendNow(testApi);
  testApi.clock.advance(hourMs);
  desk = await openDesk(testApi);
  await promise(id, 11_500, '2026-11-28');
  await sendNow(testApi);
  await ruleBranch(testApi, {});
  await sendNow(testApi);
  expect(await statesOf(id)).toEqual([
    ['promise', 'dropped', 'outdated'],
    ['promise', 'sent', null],
  ]);
});

test('an agreement that is approved is told once, and not any more once its goods are handed over', async () => {
  const id = await approved(testApi, desk, { customerId: await english(), downPayment: 0 });
  const given = await active(testApi, desk, { downPayment: 0 });
  expect(await textsSent()).toEqual([
    expect.stringMatching(
      /^Assalam-o-alaikum Sughra Bibi\. Your agreement SGD-\S+ with Asaan Qist is approved\. /,
    ),
  ]);
  expect([await statesOf(id), await statesOf(given)]).toEqual([[['agreement_approved', 'sent', null]], []]);
});

test('relief that is approved is told with its amount', async () => {
  const id = await active(testApi, desk, { customerId: await english(), downPayment: 0 });
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, relief));
  expect(await textsSent()).toEqual([
    expect.stringMatching(
      /Relief is approved for you at Asaan Qist: Rs [\d,]+ of agreement SGD-\S+ need not be paid/,
    ),
  ]);
  expect(await statesOf(id)).toEqual([['relief_approved', 'sent', null]]);
});

test('relief that is not approved is told only to a customer who asked for it', async () => {
  const reject = async (id: string) =>
    testApi.call('decideApproval', {
      as: desk.superadmin,
      params: { id },
      body: { decision: 'rejected', note: 'The papers are missing.' },
    });
  const silent = await active(testApi, desk, { downPayment: 0 });
  await reject(await ask(testApi, desk, 'requestRelief', silent, relief));
  const { agreementId, session } = await addPayer(testApi, desk);
  const { id: requestId } = await testApi.call('sendCustomerRequest', {
    as: session,
    body: { ...askBody(agreementId), kind: 'relief', wishedOn: null },
  });
  const approvalId = await ask(testApi, desk, 'requestRelief', agreementId, relief);
  await queryWithEvent(testApi.context.pool, 'UPDATE customer_requests SET approval_id = $2 WHERE id = $1', [
    requestId,
    approvalId,
  ]);
  await reject(approvalId);
  await sendNow(testApi);
  expect([await statesOf(silent), await statesOf(agreementId)]).toEqual([
    [],
    expect.arrayContaining([['relief_not_approved', 'sent', null]]),
  ]);
});

test('the answer to a request is told once, without its words', async () => {
  const { agreementId, session } = await addPayer(testApi, desk);
  const { id } = await testApi.call('sendCustomerRequest', { as: session, body: askBody(agreementId) });
  const answer = 'Please come on Monday with your papers.';
  await testApi.call('answerCustomerRequest', { as: desk.employee, params: { id }, body: { answer } });
  const texts = await textsSent();
  expect(await statesOf(agreementId)).toContainEqual(['answer', 'sent', null]);
  expect(texts).toContainEqual(expect.stringContaining('20 نومبر، 2026 کی درخواست کا جواب دے دیا ہے'));
  expect(texts.join()).not.toContain(answer);
});

test('a customer who wants no messages gets none of these, and old ones are no news', async () => {
  const customerId = await addCustomer(testApi, desk, { takesMessages: false });
  await promise(await active(testApi, desk, { customerId, downPayment: 0 }), 11_000, '2026-11-27');
  expect(await textsSent()).toEqual([]);
  const late = await createTestApi();
  const other = await openDesk(late);
  const id = await active(late, other, { downPayment: 0 });
  const body = { amount: 11_000, promisedFor: '2026-11-27' };
  await late.call('recordPaymentPromise', { as: other.employee, params: { id }, body });
  late.clock.advance(1);
  const begun = { ...late, context: { ...late.context, config: testApi.context.config } };
  await sendNow(begun);
  expect(await messagesOf(late)).toEqual([]);
  await late.close();
});

test('news of two days ago is no longer sent', async () => {
  const id = await active(testApi, desk, { downPayment: 0 });
  await promise(id, 11_000, '2026-11-27');
  testApi.clock.advance(2 * dayMs + 1);
  expect(await textsSent()).toEqual([]);
  desk = await openDesk(testApi);
  await pay(testApi, desk.employee, id, 500);
  await sendNow(testApi);
  expect(await statesOf(id)).toEqual([['receipt', 'sent', null]]);
});
