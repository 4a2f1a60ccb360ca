import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  type Terms,
} from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  type GatewayCall,
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppError,
} from '#test/support/servers/message-gateways.ts';

let whatsApp: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;
/** Those of one test. */
let opened: TestApi[] = [];

beforeAll(async () => {
  whatsApp = await startWhatsApp();
});
afterAll(() => whatsApp.stop());
beforeEach(async () => {
  testApi = await createTestApi({ ...whatsApp.settings, PUBLIC_URL: 'https://qist.example.pk' });
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  whatsApp.behave(() => undefined);
  await sendNow(testApi);
});
afterEach(async () => {
  await Promise.all([testApi, ...opened].map((api) => api.close()));
  opened = [];
});

/** 3,000 in three monthly installments, the first on that day. */
const dueFrom = (firstDueOn: string, given: Terms = {}) =>
  active(testApi, desk, {
    ...{ price: 3_000, downPayment: 0, count: 3, startOn: '2026-09-01', deliveredOn: '2026-09-01' },
    firstDueOn,
    ...given,
  });
const statesOf = async (agreementId: string) =>
  (await messagesOf(testApi, agreementId)).map(({ template, state, reason }) => [template, state, reason]);
const readBody = ({ body }: GatewayCall) => JSON.parse(body);
/** The calls that came while `work` was done. */
async function callsDuring(work: () => Promise<unknown>): Promise<readonly GatewayCall[]> {
  const before = whatsApp.calls.length;
  await work();
  return whatsApp.calls.slice(before);
}

test('a payment is followed by one receipt with its amount, numbers, link and the phone to call', async () => {
  const id = await active(testApi, desk, { downPayment: 0 });
  const posted = await pay(testApi, desk.employee, id, 14_600);
  const [call, ...more] = await callsDuring(async () => {
    await sendNow(testApi);
    await sendNow(testApi);
  });
  expect(more).toEqual([]);
  expect(call).toMatchObject({
    method: 'POST',
    path: '/v23.0/106540352242922/messages',
    headers: { authorization: 'Bearer a-token-of-the-test-lender', 'content-type': 'application/json' },
  });
  const { number, paymentNumber } = await testApi.call('getAgreement', { as: desk.employee, params: { id } });
  const [message] = await messagesOf(testApi, id);
  expect(call && readBody(call)).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '923000000101',
    type: 'template',
    template: {
      name: 'qist_receipt',
      language: { code: 'ur' },
      components: [
        {
          type: 'body',
          parameters: [
            'Rukhsana Parveen',
            'آسان قسط',
            number,
            '14,600 روپے',
            '20 نومبر، 2026',
            posted.receipt?.number,
            `https://qist.example.pk/r/${posted.receipt?.code}`,
            expect.stringMatching(/^03\d{9}$/),
            paymentNumber,
          ].map((text) => ({ type: 'text', text })),
        },
      ],
    },
    biz_opaque_callback_data: message?.id,
  });
  expect(message).toMatchObject({ template: 'receipt', state: 'sent', tries: 1 });
});

test('nobody is written to about a payment from before messages were sent', async () => {
  const late = await createTestApi(whatsApp.settings);
  opened.push(late);
  const lateDesk = await openDesk(late);
  await pay(late, lateDesk.employee, await active(late, lateDesk, { downPayment: 0 }), 1_000);
  expect(await callsDuring(() => sendNow(late))).toEqual([]);
  expect(await messagesOf(late)).toEqual([]);
});

test('without a provider nothing is queued and nothing is sent', async () => {
  const byHand = await createTestApi();
  opened.push(byHand);
  const other = await openDesk(byHand);
  await sendNow(byHand);
  await pay(byHand, other.employee, await active(byHand, other, { downPayment: 0 }), 1_000);
  expect(await sendNow(byHand)).toEqual({ queued: 0, called: 0 });
  expect(await messagesOf(byHand)).toEqual([]);
});

test('customers are reminded three days before, on the day, and three and seven days late, on no other day', async () => {
  const days = [
    '2026-11-24',
    '2026-11-23',
    '2026-11-20',
    '2026-11-19',
    '2026-11-17',
    '2026-11-13',
    '2026-11-12',
  ];
  const ids = [];
  for (const day of days) ids.push(await dueFrom(day));
  await sendNow(testApi);
  const states = await Promise.all(ids.map(statesOf));
  expect(states.map(([first]) => first?.[0])).toEqual([
    undefined,
    'due_soon',
    'due_today',
    undefined,
    'late_3',
    'late_7',
    undefined,
  ]);
});

test('a customer gets one reminder a day, for the oldest debt', async () => {
  const customerId = await addCustomer(testApi, desk);
  const newer = await dueFrom('2026-11-20', { customerId });
  const older = await dueFrom('2026-11-13', { customerId });
  const calls = await callsDuring(async () => {
    await sendNow(testApi);
    await sendNow(testApi);
  });
  expect(calls).toHaveLength(1);
  expect([await statesOf(older), await statesOf(newer)]).toEqual([[['late_7', 'sent', null]], []]);
});

test('who wants no messages, has promised, or was reminded by a person is not reminded', async () => {
  const quiet = await addCustomer(testApi, desk, { takesMessages: false });
  await dueFrom('2026-11-20', { customerId: quiet });
  const promised = await dueFrom('2026-11-17');
  const body = { amount: 1_000, promisedFor: '2026-11-21' };
  await testApi.call('recordPaymentPromise', { as: desk.employee, params: { id: promised }, body });
  const reminded = await dueFrom('2026-11-20');
  await testApi.call('openReminder', {
    as: desk.employee,
    params: { id: reminded },
    body: { reminder: 'due_today' },
  });
  await sendNow(testApi);
  expect((await messagesOf(testApi)).map(({ template }) => template)).toEqual(['promise']);
});

test('outside contact hours nobody is reminded, and a receipt is sent at once', async () => {
  testApi.clock.advance(12 * hourMs);
  desk = await openDesk(testApi);
  const id = await active(testApi, desk, { downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  const due = await dueFrom('2026-11-20');
  expect(await callsDuring(() => sendNow(testApi))).toHaveLength(1);
  expect([await statesOf(id), await statesOf(due)]).toEqual([[['receipt', 'sent', null]], []]);
  testApi.clock.advance(12 * hourMs);
  desk = await openDesk(testApi);
  const promised = await dueFrom('2026-11-24');
  await sendNow(testApi);
  expect(await statesOf(promised)).toEqual([['due_soon', 'sent', null]]);
});

test('a reminder that waits is dropped once the customer has paid, promised, or asked for no messages', async () => {
  await ruleBranch(testApi, { dailyMax: 0 });
  const paid = await dueFrom('2026-11-20');
  const promised = await dueFrom('2026-11-17');
  const customerId = await addCustomer(testApi, desk);
  const quiet = await dueFrom('2026-11-13', { customerId });
  const old = await dueFrom('2026-11-23');
  await sendNow(testApi);
  await pay(testApi, desk.employee, paid, 1_000);
  const body = { amount: 1_000, promisedFor: '2026-11-25' };
  await testApi.call('recordPaymentPromise', { as: desk.employee, params: { id: promised }, body });
  await queryWithEvent(
    testApi.context.pool,
    'UPDATE customers SET takes_messages = false, version = version + 1 WHERE id = $1',
    [customerId],
  );
  await ruleBranch(testApi, {});
  await sendNow(testApi);
  expect(await statesOf(paid)).toContainEqual(['due_today', 'dropped', 'paid_meanwhile']);
  expect(await statesOf(promised)).toContainEqual(['late_3', 'dropped', 'open_promise']);
  expect([await statesOf(quiet), await statesOf(old)]).toEqual([
    [['late_7', 'dropped', 'takes_no_messages']],
    [['due_soon', 'sent', null]],
  ]);
});

test('a reminder that a person has opened is not sent, and one that is sent is not opened by a person', async () => {
  await ruleBranch(testApi, { dailyMax: 0 });
  const [byHand, byItself] = [await dueFrom('2026-11-20'), await dueFrom('2026-11-20')];
  const open = (id: string) =>
    testApi.attempt('openReminder', {
      as: desk.employee,
      params: { id },
      body: { reminder: 'due_today' },
    });
  const listed = async () =>
    (await testApi.call('listDue', { as: desk.employee, query: { group: 'to_remind' } })).data.length;
  expect([await open(byHand), await listed()]).toMatchObject([{ ok: true }, 1]);
  await sendNow(testApi);
  expect(await listed()).toBe(0);
  await ruleBranch(testApi, {});
  expect(await callsDuring(() => sendNow(testApi))).toHaveLength(1);
  expect(await open(byItself)).toMatchObject({ ok: false, code: 'not_to_remind' });
  expect(await statesOf(byHand)).toEqual([]);
});

test('a reminder that failed is left to a person', async () => {
  const id = await dueFrom('2026-11-20');
  whatsApp.behave(() => whatsAppError(131026));
  await sendNow(testApi);
  const { data } = await testApi.call('listDue', { as: desk.employee, query: { group: 'to_remind' } });
  expect(data.map(({ agreementId }) => agreementId)).toEqual([id]);
});

test('a reminder is not sent on the day after it was for', async () => {
  await ruleBranch(testApi, { dailyMax: 0 });
  const id = await dueFrom('2026-11-20');
  await sendNow(testApi);
  testApi.clock.advance(24 * hourMs);
  await ruleBranch(testApi, {});
  expect(await callsDuring(() => sendNow(testApi))).toEqual([]);
  expect(await statesOf(id)).toEqual([['due_today', 'dropped', 'too_late']]);
});

test('the receipt of a payment that was reversed before it was sent is dropped', async () => {
  await ruleBranch(testApi, { dailyMax: 0 });
  const id = await active(testApi, desk, { downPayment: 0 });
  const { entryId } = await pay(testApi, desk.employee, id, 1_000);
  await sendNow(testApi);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  await ruleBranch(testApi, {});
  expect(await callsDuring(() => sendNow(testApi))).toEqual([]);
  expect(await statesOf(id)).toEqual([['receipt', 'dropped', 'void']]);
});

test('a branch sends no more than its ceiling a day, also when two servers send, and nothing while it is paused', async () => {
  await ruleBranch(testApi, { isPaused: true });
  const id = await active(testApi, desk, { downPayment: 0 });
  for (let n = 1; n <= 15; n += 1) await pay(testApi, desk.employee, id, n * 10);
  expect(await callsDuring(() => sendNow(testApi))).toEqual([]);
  await ruleBranch(testApi, { dailyMax: 12 });
  expect(await callsDuring(() => Promise.all([sendNow(testApi), sendNow(testApi)]))).toHaveLength(12);
  expect(await callsDuring(() => sendNow(testApi))).toEqual([]);
  testApi.clock.advance(24 * hourMs);
  expect(await callsDuring(() => sendNow(testApi))).toHaveLength(3);
});

test('a page of errors behind a status of success is not called sent, and nothing is sent again', async () => {
  const id = await active(testApi, desk, { downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  whatsApp.behave(() => ({ takes: false, answer: { status: 200, body: '<h1>Service unavailable</h1>' } }));
  await sendNow(testApi);
  testApi.clock.advance(hourMs);
  expect(await callsDuring(() => sendNow(testApi))).toEqual([]);
  expect(await statesOf(id)).toEqual([['receipt', 'not_known', null]]);
});

test.each([
  ['a number without WhatsApp', 131026, 'number'],
  ['words that WhatsApp does not know', 132001, 'template'],
  ['anything else', 131051, 'refused'],
])('a refusal for %s fails at once', async (_, code, reason) => {
  const id = await active(testApi, desk, { downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  whatsApp.behave(() => whatsAppError(code));
  await sendNow(testApi);
  expect(await statesOf(id)).toEqual([['receipt', 'failed', reason]]);
});

test.each([
  ['busy', 130429, 429],
  ['account', 190, 401],
])('a provider that is %s is asked five times, later each time', async (reason, code, status) => {
  const id = await active(testApi, desk, { downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  whatsApp.behave(() => whatsAppError(code, status));
  const calls = [];
  for (const minutes of [0, 1, 5, 15, 60, 60]) {
    testApi.clock.advance(minutes * minuteMs);
    calls.push((await callsDuring(() => sendNow(testApi))).length);
  }
  expect(calls).toEqual([1, 1, 1, 1, 1, 0]);
  expect(await statesOf(id)).toEqual([['receipt', 'failed', reason]]);
});

test('a provider that is not there is asked again, and the message is sent once it is', async () => {
  const gone = await startWhatsApp();
  await gone.stop();
  const cut = await createTestApi(gone.settings);
  opened.push(cut);
  const cutDesk = await openDesk(cut);
  await sendNow(cut);
  const id = await active(cut, cutDesk, { downPayment: 0 });
  await pay(cut, cutDesk.employee, id, 1_000);
  await sendNow(cut);
  expect(await messagesOf(cut, id)).toMatchObject([{ state: 'queued', tries: 1 }]);
  cut.clock.advance(minuteMs);
  const back = { ...cut, context: { ...cut.context, config: testApi.context.config } };
  expect(await callsDuring(() => sendNow(back))).toHaveLength(1);
  expect(await messagesOf(cut, id)).toMatchObject([{ state: 'sent', tries: 2 }]);
});
