import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { type Desk, draft, openDesk } from '#test/support/lending/lending.ts';
import { messagesOf, sendNow } from '#test/support/lending/messages.ts';
import { startSmsGateway, type WhatsAppGateway } from '#test/support/servers/message-gateways.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

let sms: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;
let dataDir: string;

beforeAll(async () => {
  sms = await startSmsGateway();
  testApi = await createTestApi(sms.settings);
  // The process has the clock of the machine.
  testApi.clock.advance(Date.now() - testApi.clock.now());
  desk = await openDesk(testApi);
  await sendNow(testApi);
  dataDir = await mkdtemp(join(tmpdir(), 'qist-killed-code-'));
});
afterAll(async () => {
  await testApi.close();
  await sms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('of a code whose server was killed before it heard of it nothing is known, and no second one is sent', async () => {
  const id = await draft(testApi, desk);
  const killed = new ServerProcess({
    ...sms.settings,
    ...testApi.database.settings,
    PORT: '0',
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
  });
  const server = callsAt(await killed.ready());
  sms.behave(() => ({ takes: false, answer: null, before: () => killed.end('SIGKILL') }));
  const asked = { as: desk.employee, params: { id } };
  const body = { termsVersion: 1, way: 'message' } as const;
  await expect(server.call('makeConsentCode', { ...asked, body })).rejects.toThrow();
  expect(await messagesOf(testApi, id)).toMatchObject([{ template: 'code', state: 'queued', tries: 1 }]);

  sms.behave(() => undefined);
  const calls = sms.calls.length;
  testApi.clock.advance(minuteMs);
  expect((await testApi.call('getConsentCode', asked)).sent).toMatchObject({ state: 'not_known' });
  for (const minutes of [2, 5, 60]) {
    testApi.clock.advance(minutes * minuteMs);
    await sendNow(testApi);
  }
  expect(sms.calls).toHaveLength(calls);
  expect(await messagesOf(testApi, id)).toMatchObject([{ state: 'not_known', tries: 1 }]);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
