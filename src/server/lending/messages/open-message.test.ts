import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  reportAddresses,
  startSmsGateway,
  type WhatsAppGateway,
} from '#test/support/servers/message-gateways.ts';

let sms: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  sms = await startSmsGateway();
});
afterAll(() => sms.stop());
beforeEach(async () => {
  sms.behave(() => undefined);
  testApi = await createTestApi(sms.settings);
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  await sendNow(testApi);
  return () => testApi.close();
});

/** The only message of an agreement. */
async function opened(agreementId: string) {
  const [message] = await messagesOf(testApi, agreementId);
  return testApi.call('getMessage', { as: desk.employee, params: { id: message?.id ?? '' } });
}
const sentText = () => new URLSearchParams(sms.calls.at(-1)?.body).get('message');
async function paid(): Promise<string> {
  const customerId = await addCustomer(testApi, desk, { fullName: { own: 'Sughra Bibi' }, language: 'en' });
  const id = await active(testApi, desk, { customerId, downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  testApi.clock.advance(minuteMs);
  return id;
}
/** An agreement whose customer was reminded this morning. */
async function reminded(): Promise<string> {
  const customerId = await addCustomer(testApi, desk, { fullName: { own: 'Ghulam Abbas' } });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: '2026-09-01', deliveredOn: '2026-09-01' };
  const id = await active(testApi, desk, { ...terms, customerId, firstDueOn: '2026-11-17' });
  testApi.clock.advance(minuteMs);
  await sendNow(testApi);
  testApi.clock.advance(minuteMs);
  return id;
}
const report = (id: string | null | undefined) =>
  testApi.send('POST', reportAddresses.sms, {
    body: new URLSearchParams({ msgid: id ?? '', dlr: 'DELIVRD' }).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: 'Basic a-word-of-the-gateway',
    },
  });

test('a message shows the words that went out, their cost, and the steps that its provider told', async () => {
  const id = await paid();
  await sendNow(testApi);
  const [stored] = await messagesOf(testApi, id);
  const sentAt = new Date(testApi.clock.now()).toISOString();
  testApi.clock.advance(minuteMs);
  expect((await report(stored?.providerId)).status).toBe(200);
  const message = await opened(id);
  expect(message.content).toEqual({ text: sentText(), language: 'en', version: 0, unknown: [] });
  expect(message).toMatchObject({ state: 'delivered', channel: 'sms', parts: 2, cost: 5, tries: 1 });
  expect(message.steps).toEqual([
    { state: 'queued', at: message.queuedAt },
    { state: 'sent', at: sentAt },
    { state: 'delivered', at: new Date(testApi.clock.now()).toISOString() },
  ]);
});

test('a reminder keeps its amount until something is entered on the agreement; then nobody knows what it said', async () => {
  const id = await reminded();
  expect((await opened(id)).content).toMatchObject({ text: sentText(), language: 'ur', unknown: [] });
  await pay(testApi, desk.employee, id, 400);
  const { content } = await opened(id);
  expect(content).toMatchObject({ text: expect.stringContaining('{amount}'), unknown: ['amount'] });
  expect(content?.text.replace('{amount}', '1,000 روپے')).toBe(sentText());
});

test('a message that the provider refuses was never sent, and one that waits says when it is tried again', async () => {
  sms.behave(() => ({ takes: false, answer: { status: 200, body: 'ERR no such number' } }));
  const refused = await paid();
  await sendNow(testApi);
  const failed = await opened(refused);
  expect(failed).toMatchObject({ state: 'failed', reason: 'refused', cost: null, nextTryAt: null });
  expect(failed.steps.map(({ state }) => state)).toEqual(['queued', 'failed']);
  sms.behave(() => ({ takes: false, answer: { status: 429, body: 'busy' } }));
  const waits = await opened(await reminded());
  expect(waits).toMatchObject({ state: 'queued', tries: 1, nextTryAt: expect.stringMatching(/Z$/) });
  expect(waits.steps.map(({ state }) => state)).toEqual(['queued']);
});

test('a reminder that is no longer right has no words, and says nothing was sent', async () => {
  await ruleBranch(testApi, { dailyMax: 0 });
  const id = await reminded();
  expect((await opened(id)).content?.text).toContain('1,000 روپے');
  await pay(testApi, desk.employee, id, 1_000);
  await ruleBranch(testApi, {});
  await sendNow(testApi);
  const [stored] = (await messagesOf(testApi, id)).filter(({ template }) => template === 'late_3');
  const params = { id: stored?.id ?? '' };
  const message = await testApi.call('getMessage', { as: desk.employee, params });
  expect(message).toMatchObject({ content: null, state: 'dropped', cost: null, tries: 0 });
  expect(message.steps.map(({ state }) => state)).toEqual(['queued', 'dropped']);
});

test('a code and the link of a visitor are shown to no one', async () => {
  await testApi.call('submitContactForm', {
    body: {
      ...{ formType: 'contact_us', fullName: 'Sidra Munir', phoneNumber: '0312-0000001', email: '' },
      address: 'House 14, Satellite Town, Sargodha',
    },
    headers: { 'accept-language': 'en' },
  });
  await sendNow(testApi);
  const [visitor] = await messagesOf(testApi);
  const params = { id: visitor?.id ?? '' };
  const { content } = await testApi.call('getMessage', { as: desk.employee, params });
  expect(content).toMatchObject({ text: expect.stringContaining(': {link} .'), unknown: ['link'] });
});

test('another branch finds no message', async () => {
  const id = await paid();
  await sendNow(testApi);
  const other = await openDesk(testApi, 'LHE');
  const [message] = await messagesOf(testApi, id);
  expect(
    await testApi.refusal('getMessage', { as: other.employee, params: { id: message?.id ?? '' } }),
  ).toMatchObject({ code: 'not_found' });
});
