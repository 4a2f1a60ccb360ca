import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, type StoredMessage, sendNow } from '#test/support/lending/messages.ts';
import {
  reportAddresses,
  signed,
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppNotification,
} from '#test/support/servers/message-gateways.ts';
import { claimMessages } from './claim-messages.ts';
import { providerOf } from './providers/provider-of.ts';
import { queueMessages } from './queue-messages.ts';
import { writeOutcome } from './write-outcome.ts';

const path = reportAddresses.whatsApp;
let whatsApp: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;
let agreementId: string;

beforeAll(async () => {
  whatsApp = await startWhatsApp();
  testApi = await createTestApi(whatsApp.settings);
  desk = await openDesk(testApi);
  await sendNow(testApi);
});
afterAll(async () => {
  await testApi.close();
  await whatsApp.stop();
});
/** An agreement with one receipt to send. */
beforeEach(async () => {
  whatsApp.behave(() => undefined);
  desk = await openDesk(testApi);
  agreementId = await active(testApi, desk, { downPayment: 0 });
  await sendNow(testApi);
  await pay(testApi, desk.employee, agreementId, 1_000);
});

async function stored(): Promise<StoredMessage> {
  const [message, ...more] = await messagesOf(testApi, agreementId);
  expect(more).toEqual([]);
  if (message === undefined) throw new Error('a payment has its message');
  return message;
}

const post = (body: string, headers: Record<string, string>) =>
  testApi.send('POST', path, { body, headers: { 'Content-Type': 'application/json', ...headers } });
async function report(...statuses: Parameters<typeof whatsAppNotification>[0]): Promise<number> {
  const { body, signature } = whatsAppNotification(statuses);
  return (await post(body, { 'X-Hub-Signature-256': signature })).status;
}

test('reports move a message forward, in whatever order and however often they come', async () => {
  await sendNow(testApi);
  const { providerId } = await stored();
  const id = providerId ?? '';
  const states = [];
  for (const status of ['sent', 'delivered', 'delivered', 'sent', 'read', 'delivered', 'read']) {
    expect(await report({ id, status })).toBe(200);
    states.push((await stored()).state);
  }
  expect(states).toEqual(['sent', 'delivered', 'delivered', 'delivered', 'read', 'read', 'read']);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a message that failed says why, and is delivered if it arrives after all', async () => {
  await sendNow(testApi);
  const id = (await stored()).providerId ?? '';
  await report({ id, status: 'failed', error: 131026 });
  expect(await stored()).toMatchObject({ state: 'failed', reason: 'number' });
  await report({ id, status: 'delivered' });
  expect(await stored()).toMatchObject({ state: 'delivered', reason: null });
});

test('many reports at once leave the furthest state', async () => {
  await sendNow(testApi);
  const id = (await stored()).providerId ?? '';
  const statuses = ['read', 'sent', 'delivered', 'sent', 'read', 'delivered'];
  expect(await Promise.all(statuses.map((status) => report({ id, status })))).toEqual(
    statuses.map(() => 200),
  );
  expect((await stored()).state).toBe('read');
});

test.each([
  ['without a signature', () => ({})],
  [
    'with the signature of another secret',
    (body: string) => ({ 'X-Hub-Signature-256': signed(body, 'another') }),
  ],
  ['with the signature of another body', () => ({ 'X-Hub-Signature-256': signed('{}') })],
  ['with half a signature', (body: string) => ({ 'X-Hub-Signature-256': signed(body).slice(0, 40) })],
  [
    'signed in the old way',
    (body: string) => ({ 'X-Hub-Signature': signed(body).replace('sha256', 'sha1') }),
  ],
])('a report %s is refused and moves nothing', async (_, headersOf) => {
  await sendNow(testApi);
  const { body } = whatsAppNotification([{ id: (await stored()).providerId ?? '', status: 'read' }]);
  expect((await post(body, headersOf(body))).status).toBe(403);
  expect((await stored()).state).toBe('sent');
});

test('a signed body that was changed on the way, by one space, is refused', async () => {
  const { body, signature } = whatsAppNotification([{ id: 'wamid.1', status: 'read' }]);
  expect((await post(`${body} `, { 'X-Hub-Signature-256': signature })).status).toBe(403);
});

test('a signed report about a message that never was is taken and changes nothing', async () => {
  await sendNow(testApi);
  const before = await messagesOf(testApi);
  const never = '019f0000-0000-7000-8000-000000000000';
  expect(await report({ id: 'wamid.never', status: 'delivered' })).toBe(200);
  expect(await report({ id: 'wamid.never', status: 'read', ours: never })).toBe(200);
  expect(await report({ id: 'wamid.never', status: 'read', ours: "' OR true --" })).toBe(200);
  expect(await messagesOf(testApi)).toEqual(before);
});

test.each([
  ['no JSON', 'delivered'],
  ['another form', '{"object":"page"}'],
  ['an empty body', ''],
])('a signed body with %s is refused', async (_, body) => {
  expect((await post(body, { 'X-Hub-Signature-256': signed(body) })).status).toBe(400);
});

test('notifications of other things, and states that nobody knows, are taken and left out', async () => {
  const other =
    '{"entry":[{"changes":[{"value":{"messages":[{"from":"923000000101","text":{"body":"Salam"}}]}}]}]}';
  expect((await post(other, { 'X-Hub-Signature-256': signed(other) })).status).toBe(200);
  expect(await report({ id: 'wamid.2', status: 'warning' })).toBe(200);
});

test('WhatsApp is answered its challenge only with the word that both know', async () => {
  const asked = (word: string, challenge = '1158201444') =>
    testApi.send('GET', `${path}?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=${challenge}`);
  const answer = await asked('a-word-between-two-servers');
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
  expect((await asked('another-word-of-a-stranger')).status).toBe(403);
  expect((await asked('a-word-between-two-servers', '%3Cscript%3E')).status).toBe(403);
});

test('without a provider there is no address for reports', async () => {
  const byHand = await createTestApi();
  const { body, signature } = whatsAppNotification([{ id: 'wamid.3', status: 'read' }]);
  const answer = await byHand.send('POST', path, {
    body,
    headers: { 'X-Hub-Signature-256': signature },
  });
  await byHand.close();
  expect(answer.status).toBe(404);
});

/** Everything that a server does until the provider is called. */
async function claim() {
  const { messaging } = testApi.context.config;
  if (messaging === undefined) throw new Error('the settings name a provider');
  const provider = providerOf(messaging);
  const { rows } = await testApi.context.pool.query(
    'SELECT branch_id AS id FROM messages WHERE agreement_id = $1',
    [agreementId],
  );
  const sender = { name: { en: 'Asaan Qist', ur: 'آسان قسط' }, phone: '03000000100' as never, publicUrl: '' };
  const { messages } = await claimMessages(testApi.context, {
    branchId: rows[0].id,
    provider,
    sender,
    isContactHour: true,
  });
  return { provider, messages };
}
/** Queues the receipt of the test and sends nothing yet. */
const queueOnly = () => queueMessages(testApi.context, true);

test('a server that is killed before it calls the provider sends nothing, and says that it is not known', async () => {
  await queueOnly();
  const before = whatsApp.calls.length;
  expect((await claim()).messages).toHaveLength(1);
  testApi.clock.advance(minuteMs);
  await sendNow(testApi);
  expect((await stored()).state).toBe('queued');
  testApi.clock.advance(2 * minuteMs);
  await sendNow(testApi);
  expect(await stored()).toMatchObject({ state: 'not_known', tries: 1 });
  expect(whatsApp.calls).toHaveLength(before);
});

test('a server that is killed after the provider has taken a message sends it once, and a report settles it', async () => {
  await queueOnly();
  const before = whatsApp.taken.length;
  const { provider, messages } = await claim();
  for (const message of messages) await provider.send(message);
  testApi.clock.advance(3 * minuteMs);
  desk = await openDesk(testApi);
  await sendNow(testApi);
  const { id, state } = await stored();
  expect([state, whatsApp.taken.length - before]).toEqual(['not_known', 1]);
  await report({ id: whatsApp.taken.at(-1)?.id ?? '', status: 'delivered', ours: id });
  expect((await stored()).state).toBe('delivered');
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a report that comes before the answer of the provider is not lost', async () => {
  await queueOnly();
  const { messages } = await claim();
  const id = messages[0]?.id ?? '';
  await report({ id: `wamid.early-${id}`, status: 'delivered', ours: id });
  const outcome = { kind: 'accepted', providerId: `wamid.early-${id}` } as const;
  await writeOutcome(
    testApi.context.pool,
    { id, template: 'receipt', tries: 1 },
    'whatsapp',
    outcome,
    new Date(),
  );
  expect(await stored()).toMatchObject({ state: 'delivered', providerId: outcome.providerId });
});

test('verify names a message whose customer, template or state was changed', async () => {
  await sendNow(testApi);
  const { id, providerId } = await stored();
  const found = async (...statements: string[]) => {
    await tamperWith(testApi, id, statements);
    return (await findDifferences(testApi.context.pool)).differences;
  };
  expect(await found("UPDATE messages SET state = 'read' WHERE id = $1")).toEqual([
    `message ${id} is read, and its provider says sent`,
  ]);
  expect(await found("UPDATE messages SET state = 'read', provider_id = NULL WHERE id = $1")).toEqual([
    `message ${id} is read, and no provider has taken it`,
  ]);
  const back = `UPDATE messages SET state = 'sent', provider_id = '${providerId}' WHERE id = $1`;
  const another =
    'UPDATE messages SET customer_id = (SELECT id FROM customers WHERE id <> customer_id LIMIT 1) WHERE id = $1';
  expect(await found(back, another)).toEqual([
    expect.stringMatching(`^message ${id}: its row is not as it was written with audit event`),
  ]);
});

test('the server itself can neither move a message back nor change what it is about', async () => {
  await sendNow(testApi);
  const { id, providerId } = await stored();
  await report({ id: providerId ?? '', status: 'read' });
  const { pool } = testApi.context;
  for (const change of ["state = 'sent'", "state = 'queued'", "template = 'late_3'", "provider_id = 'x'"])
    await expect(pool.query(`UPDATE messages SET ${change} WHERE id = $1`, [id]), change).rejects.toThrow();
  await expect(pool.query('DELETE FROM messages WHERE id = $1', [id])).rejects.toThrow();
  expect((await stored()).state).toBe('read');
});
