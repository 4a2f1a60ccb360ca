import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { sendNow } from '#test/support/lending/messages.ts';
import {
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppError,
} from '#test/support/servers/message-gateways.ts';

let whatsApp: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;
let branchId: string;

beforeAll(async () => {
  whatsApp = await startWhatsApp();
});
afterAll(() => whatsApp.stop());
beforeEach(async () => {
  whatsApp.behave(() => undefined);
  testApi = await createTestApi(whatsApp.settings);
  desk = await openDesk(testApi);
  await sendNow(testApi);
  const { branches } = await testApi.call('getOutbox', { as: desk.employee, query: {} });
  branchId = branches[0]?.branchId ?? '';
  return () => testApi.close();
});

async function paidBy(fullName: string): Promise<string> {
  const customerId = await addCustomer(testApi, desk, { fullName: { own: fullName } });
  const id = await active(testApi, desk, { customerId, downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  return id;
}
const list = async (body: object = {}) =>
  (await testApi.call('listMessages', { as: desk.employee, body })).data;
const rule = (given: { dailyMax?: number; isPaused?: boolean; version: number }) =>
  testApi.attempt('setMessageRules', {
    as: desk.superadmin,
    params: { id: branchId },
    body: { dailyMax: 500, isPaused: false, ...given },
  });

test('the outbox lists messages with their customers, by part, template and search', async () => {
  const sent = await paidBy('Sughra Bibi');
  await sendNow(testApi);
  whatsApp.behave(() => whatsAppError(131026));
  testApi.clock.advance(1_000);
  const failed = await paidBy('Tariq Mehmood');
  await sendNow(testApi);
  expect(await list()).toMatchObject([
    {
      agreementId: failed,
      customerName: { own: 'Tariq Mehmood' },
      state: 'failed',
      reason: 'number',
      isToCall: true,
    },
    { agreementId: sent, template: 'receipt', state: 'sent', channel: 'whatsapp', parts: 1, isToCall: false },
  ]);
  const idsOf = async (body: object) => (await list(body)).map(({ agreementId }) => agreementId);
  expect(await idsOf({ part: 'to_call' })).toEqual([failed]);
  expect(await idsOf({ part: 'on_the_way' })).toEqual([sent]);
  expect(await idsOf({ part: 'arrived' })).toEqual([]);
  expect(await idsOf({ template: 'late_3' })).toEqual([]);
  expect(await idsOf({ search: 'sughra' })).toEqual([sent]);
});

test('a failed message leaves the list of calls once a person has spoken with the customer, and not by an opened call', async () => {
  whatsApp.behave(() => whatsAppError(131026));
  const id = await paidBy('Tariq Mehmood');
  await sendNow(testApi);
  const toCall = async () => (await testApi.call('getOutbox', { as: desk.employee, query: {} })).toCall;
  testApi.clock.advance(hourMs);
  desk = await openDesk(testApi);
  const log = (result: 'opened' | 'reached') =>
    testApi.call('logContact', { as: desk.employee, params: { id }, body: { channel: 'call', result } });
  await log('opened');
  expect(await toCall()).toBe(1);
  await log('reached');
  expect([await toCall(), await list({ part: 'to_call' })]).toEqual([0, []]);
  expect(await list()).toMatchObject([{ state: 'failed', isToCall: false }]);
});

test('a message is in no contact log and counts as no contact of a person', async () => {
  const id = await paidBy('Sughra Bibi');
  await sendNow(testApi);
  const { contacts } = await testApi.call('getCollectionLog', { as: desk.employee, params: { id } });
  expect(contacts).toEqual([]);
});

test('a branch sees its own messages and nobody else’s', async () => {
  await paidBy('Sughra Bibi');
  await sendNow(testApi);
  const other = await openDesk(testApi, 'LHE');
  expect((await testApi.call('listMessages', { as: other.employee, body: {} })).data).toEqual([]);
  expect((await testApi.call('listMessages', { as: other.employee, body: { branchId } })).data).toEqual([]);
  const { branches, sent } = await testApi.call('getOutbox', { as: other.employee, query: { branchId } });
  expect([branches, sent]).toEqual([[], 0]);
});

test('the day is counted and what it costs is rounded up to rupees, for each branch', async () => {
  await paidBy('Sughra Bibi');
  await sendNow(testApi);
  const outbox = () => testApi.call('getOutbox', { as: desk.employee, query: {} });
  expect(await outbox()).toMatchObject({
    by: 'whatsapp',
    queued: 0,
    sent: 1,
    failed: 0,
    branches: [{ sentToday: 1, costToday: 3, dailyMax: 500, isPaused: false, version: 0 }],
  });
  testApi.clock.advance(dayMs);
  desk = await openDesk(testApi);
  expect(await outbox()).toMatchObject({ sent: 0, branches: [{ sentToday: 0, costToday: 0 }] });
});

test('the dry run tells the words of today’s reminders and sends nothing; a run then sends exactly these', async () => {
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  const customerId = await addCustomer(testApi, desk, { fullName: { own: 'Ghulam Abbas' }, language: 'en' });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: '2026-09-01', deliveredOn: '2026-09-01' };
  const id = await active(testApi, desk, { ...terms, customerId, firstDueOn: '2026-11-17' });
  const dryRun = () => testApi.call('listMessagesToSend', { as: desk.employee, query: {} });
  const before = whatsApp.calls.length;
  const { messages, total, parts } = await dryRun();
  expect(messages).toEqual([
    expect.objectContaining({
      agreementId: id,
      template: 'late_3',
      language: 'en',
      parts: 2,
      text: expect.stringMatching(
        /^Assalam-o-alaikum Ghulam Abbas\. Rs 1,000 of your agreement SGD-\S+ at Asaan Qist was due on 17 Nov 2026\. There is no penalty/,
      ),
    }),
  ]);
  expect([total, parts, whatsApp.calls.length - before]).toEqual([1, 2, 0]);
  await sendNow(testApi);
  expect(whatsApp.calls.length - before).toBe(1);
  expect((await dryRun()).total).toBe(0);
});

test('a superadmin sets the ceiling and pauses a branch, on record; a stale page changes nothing', async () => {
  expect(await rule({ dailyMax: 200, isPaused: true, version: 0 })).toMatchObject({
    ok: true,
    data: { dailyMax: 200, isPaused: true, version: 1 },
  });
  expect(await rule({ version: 0 })).toMatchObject({ ok: false, code: 'changed_meanwhile' });
  const both = await Promise.all([rule({ version: 1 }), rule({ version: 1, dailyMax: 10 })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await auditOf(testApi, branchId)).toContainEqual(
    expect.objectContaining({
      action: 'save_message_rules',
      before: { dailyMax: 500, isPaused: false },
      after: { dailyMax: 200, isPaused: true },
    }),
  );
});

test.each([-1, 20_001, 1.5])('a ceiling of %s is refused', async (dailyMax) => {
  expect(await rule({ dailyMax, version: 0 })).toMatchObject({ ok: false, status: 422 });
});
