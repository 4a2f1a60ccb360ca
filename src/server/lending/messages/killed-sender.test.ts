import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import { startWhatsApp, type WhatsAppGateway } from '#test/support/servers/message-gateways.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

const count = 60;
let whatsApp: WhatsAppGateway;
let testApi: TestApi;
let dataDir: string;

beforeAll(async () => {
  whatsApp = await startWhatsApp();
  testApi = await createTestApi(whatsApp.settings);
  dataDir = await mkdtemp(join(tmpdir(), 'qist-senders-'));
  const desk = await openDesk(testApi);
  await sendNow(testApi);
  await ruleBranch(testApi, { isPaused: true });
  const id = await active(testApi, desk, { downPayment: 0 });
  for (let n = 1; n <= count; n += 1) await pay(testApi, desk.employee, id, n);
  await sendNow(testApi);
  await ruleBranch(testApi, {});
  // The processes have the clock of the machine.
  await testApi.database.ownerPool.query("UPDATE messages SET next_try_at = '2020-01-01'");
});
afterAll(async () => {
  await testApi.close();
  await whatsApp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const startSender = () =>
  new ServerProcess({
    ...whatsApp.settings,
    ...testApi.database.settings,
    PORT: '0',
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
  });
const inState = async (state: string) =>
  (await messagesOf(testApi)).filter((message) => message.state === state).length;

test('of messages that two processes send after a third was killed in the middle, each is sent once, and none is said to be sent that is not known', async () => {
  const killed = startSender();
  whatsApp.behave((_, place) => ({
    takes: true,
    answer: 'yes',
    // It has taken this one, and its sender never learns of it.
    ...(place === 25 && { before: () => killed.end('SIGKILL') }),
  }));
  await killed.ended();
  whatsApp.behave(() => undefined);
  const takenBefore = whatsApp.taken.length;
  expect(takenBefore).toBeGreaterThanOrEqual(21);
  // Two minutes later.
  await testApi.database.ownerPool.query(
    "UPDATE messages SET attempted_at = attempted_at - interval '1 hour' WHERE state = 'queued' AND attempted_at IS NOT NULL",
  );
  const others = [startSender(), startSender()];
  await expect.poll(() => inState('queued')).toBe(0);
  for (const other of others) await other.end('SIGTERM');

  const ours = whatsApp.taken.map(({ call }) => JSON.parse(call.body).biz_opaque_callback_data);
  expect(new Set(ours).size).toBe(ours.length);
  const messages = await messagesOf(testApi);
  expect(messages.map(({ tries }) => tries)).toEqual(messages.map(() => 1));
  const notKnown = await inState('not_known');
  expect(notKnown).toBeGreaterThanOrEqual(1);
  expect(notKnown).toBeLessThanOrEqual(10);
  expect(await inState('sent')).toBe(count - notKnown);
  for (const { id, state } of messages) if (state === 'sent') expect(ours).toContain(id);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
