import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, sendNow } from '#test/support/lending/messages.ts';
import {
  reportAddresses,
  startSmsGateway,
  type WhatsAppGateway,
} from '#test/support/servers/message-gateways.ts';

let gateway: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;

async function open(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  gateway = await startSmsGateway(settings);
  testApi = await createTestApi({ ...gateway.settings, PUBLIC_URL: 'https://qist.example.pk' });
  desk = await openDesk(testApi);
  await sendNow(testApi);
}
afterEach(async () => {
  await testApi.close();
  await gateway.stop();
});

async function payOnce(language: 'en' | 'ur' = 'en'): Promise<string> {
  const customerId = await addCustomer(testApi, desk, { language });
  const id = await active(testApi, desk, { customerId, downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  return id;
}
const stateOf = async (id: string) =>
  (await messagesOf(testApi, id)).map(({ state, reason }) => [state, reason]);
const report = (body: string, authorization = 'Basic a-word-of-the-gateway') =>
  testApi.send('POST', reportAddresses.sms, {
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: authorization },
  });

test('an SMS has the phone and the text in its body, never in its address, and is counted in parts', async () => {
  await open();
  const id = await payOnce('en');
  await sendNow(testApi);
  const [call] = gateway.calls;
  const [message] = await messagesOf(testApi, id);
  expect(call).toMatchObject({
    method: 'POST',
    path: '/send',
    headers: {
      authorization: 'Bearer a-key-of-the-gateway',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const fields = Object.fromEntries(new URLSearchParams(call?.body));
  expect(fields).toEqual({
    to: '923000000101',
    from: 'QIST',
    ref: message?.id,
    message: expect.stringMatching(
      /^Assalam-o-alaikum Rukhsana Parveen\. Asaan Qist received Rs 1,000 for agreement SGD-.* on 20 Nov 2026, receipt SGD-\d{6}: https:\/\/qist\.example\.pk\/r\/\S+ \. Not yours\? Call us at 03\d\d-\d{7}\./,
    ),
  });
  expect(message).toMatchObject({ state: 'sent', providerId: 'pk-1001', parts: 2 });
});

test('an Urdu SMS says that it is Urdu, and is paid in parts of 67 letters', async () => {
  await open();
  const id = await payOnce('ur');
  await sendNow(testApi);
  const fields = Object.fromEntries(new URLSearchParams(gateway.calls[0]?.body));
  expect(fields).toMatchObject({ unicode: '1', message: expect.stringContaining('1,000 روپے وصول ہوئے') });
  const [message] = await messagesOf(testApi, id);
  expect(message?.parts).toBe(Math.ceil((fields.message ?? '').length / 67));
});

test('a gateway that takes JSON with another method gets it', async () => {
  await open({ SMS_FORMAT: 'json', SMS_METHOD: 'PUT', SMS_ACCEPTED: '"id":"(?<id>[^"]+)"' });
  gateway.behave(() => ({ takes: true, answer: { status: 202, body: '{"id":"j-1"}' } }));
  const id = await payOnce();
  await sendNow(testApi);
  expect(gateway.calls[0]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(gateway.calls[0]?.body ?? '')).toMatchObject({ to: '923000000101', from: 'QIST' });
  expect(await stateOf(id)).toEqual([['sent', null]]);
});

test.each([
  ['an answer that refuses it', 200, 'ERR 17 invalid number', ['failed', 'refused']],
  ['a page of errors with a status of success', 200, '<html>Sorry</html>', ['not_known', null]],
  ['an error of the server', 500, 'Internal error', ['not_known', null]],
  ['a redirect', 302, '', ['not_known', null]],
  ['too many requests', 429, '', ['queued', null]],
])('after %s nothing is claimed that the gateway did not say', async (_, status, body, state) => {
  await open();
  const id = await payOnce();
  gateway.behave(() => ({ takes: false, answer: { status, body } }));
  await sendNow(testApi);
  expect(await stateOf(id)).toEqual([state]);
});

test('a connection that is cut after the text was sent leaves it not known, and it is not sent again', async () => {
  await open();
  const id = await payOnce();
  gateway.behave(() => ({ takes: true, answer: null }));
  await sendNow(testApi);
  await sendNow(testApi);
  expect(gateway.calls).toHaveLength(1);
  expect(await stateOf(id)).toEqual([['not_known', null]]);
});

test('reports of the gateway move the message, with its word and without it not', async () => {
  await open();
  const id = await payOnce();
  await sendNow(testApi);
  expect((await report('msgid=pk-1001&dlr=DELIVRD', 'Basic another')).status).toBe(401);
  expect((await report('dlr=DELIVRD')).status).toBe(400);
  expect((await report('msgid=pk-1001&dlr=ACCEPTD')).status).toBe(200);
  expect(await stateOf(id)).toEqual([['sent', null]]);
  expect((await report('{"msgid":"pk-1001","dlr":"EXPIRED"}')).status).toBe(200);
  expect(await stateOf(id)).toEqual([['failed', 'refused']]);
  expect((await report('msgid=pk-1001&dlr=DELIVRD')).status).toBe(200);
  expect(await stateOf(id)).toEqual([['delivered', null]]);
});

test('a report that comes before the answer of the gateway is kept for its message', async () => {
  await open();
  const id = await payOnce();
  await report('msgid=pk-1001&dlr=DELIVRD');
  await sendNow(testApi);
  expect(await stateOf(id)).toEqual([['delivered', null]]);
});

test('a gateway that gives two messages one id has sent both, and its reports are of the first', async () => {
  await open();
  gateway.behave(() => ({ takes: true, answer: { status: 200, body: 'OK same' } }));
  const [one, other] = [await payOnce(), await payOnce()];
  await sendNow(testApi);
  const ids = (await messagesOf(testApi)).map(({ providerId }) => providerId);
  expect(new Set(ids)).toEqual(new Set(['same', null]));
  expect([await stateOf(one), await stateOf(other)]).toEqual([[['sent', null]], [['sent', null]]]);
});
