import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { furthestState, type MessageState } from '#domain/lending/messages/message-state.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { randomFrom } from '#test/support/fuzz/random.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  reportAddresses,
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppError,
  whatsAppNotification,
} from '#test/support/servers/message-gateways.ts';

const count = 500;
const { chance, pick, below } = randomFrom(42);
let whatsApp: WhatsAppGateway;
let testApi: TestApi;

beforeAll(async () => {
  whatsApp = await startWhatsApp();
  testApi = await createTestApi(whatsApp.settings);
  const desk = await openDesk(testApi);
  await sendNow(testApi);
  await ruleBranch(testApi, { dailyMax: 20_000 });
  const id = await active(testApi, desk, { downPayment: 0 });
  for (let n = 1; n <= count; n += 1) await pay(testApi, desk.employee, id, n);
});
afterAll(async () => {
  await testApi.close();
  await whatsApp.stop();
});

const isQueued = async () => (await messagesOf(testApi)).some(({ state }) => state === 'queued');
const ends = [
  ['sent', 'delivered'],
  ['sent', 'delivered', 'read'],
  ['sent', 'failed'],
] as const satisfies MessageState[][];

test(`${count} messages that two servers send through a faulty provider are each taken once at most, and end as it says`, async () => {
  // Of ten calls one is refused for a while, and one loses its connection, before or after the message is taken.
  whatsApp.behave(() => {
    if (chance(10)) return { takes: chance(50), answer: null };
    return chance(10) ? whatsAppError(130429, 429) : undefined;
  });
  do {
    await Promise.all([sendNow(testApi), sendNow(testApi)]);
    testApi.clock.advance(20 * minuteMs);
  } while (await isQueued());

  const taken = whatsApp.taken.map(({ id, call }) => ({
    id,
    ours: String(JSON.parse(call.body).biz_opaque_callback_data),
  }));
  const isTaken = new Set(taken.map(({ ours }) => ours));
  expect(isTaken.size).toBe(taken.length);
  const sent = await messagesOf(testApi);
  expect(sent).toHaveLength(count);
  for (const { id, state } of sent)
    expect(isTaken.has(id) ? ['sent', 'not_known'] : ['failed', 'not_known'], id).toContain(state);

  // One report in ten is lost, one comes twice, and all come in any order, to both servers at once.
  const expected = new Map<string, MessageState>(sent.map(({ id, state }) => [id, state]));
  const reports = taken.flatMap(({ id, ours }) =>
    pick(ends)
      .filter(() => !chance(10))
      .flatMap((status) => {
        expected.set(ours, furthestState(expected.get(ours) ?? 'queued', status));
        const report = { id, ours, status, error: 131026, place: below(1_000) };
        return chance(10) ? [report, { ...report, place: below(1_000) }] : [report];
      }),
  );
  const inAnyOrder = reports.toSorted((a, b) => a.place - b.place);
  for (let at = 0; at < inAnyOrder.length; at += 40) {
    const halves = [inAnyOrder.slice(at, at + 20), inAnyOrder.slice(at + 20, at + 40)];
    const answers = await Promise.all(halves.map(whatsAppNotification).map(deliver));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  const stored = new Map(
    (await messagesOf(testApi)).map(({ id, state }): [string, MessageState] => [id, state]),
  );
  expect(stored).toEqual(expected);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

const deliver = ({ body, signature }: ReturnType<typeof whatsAppNotification>) =>
  testApi.send('POST', reportAddresses.whatsApp, {
    body,
    headers: { 'X-Hub-Signature-256': signature },
  });
