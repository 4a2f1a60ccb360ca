import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { sendThroughFaults } from '#test/support/lending/faulty-provider.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  reportAddresses,
  startWhatsApp,
  type WhatsAppGateway,
} from '#test/support/servers/message-gateways.ts';

const count = 500;
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

test(`${count} messages that two servers send through a faulty provider are each taken once at most, and end as it says`, async () => {
  const { context, clock } = testApi;
  const run = await sendThroughFaults(
    {
      servers: [context, { ...context, pool: testApi.database.ownerPool }],
      whatsApp,
      advance: (ms) => clock.advance(ms),
      deliver: ({ body, signature }) =>
        testApi.send('POST', reportAddresses.whatsApp, {
          body,
          headers: { 'X-Hub-Signature-256': signature },
        }),
    },
    42,
  );
  expect(run).toMatchObject({ messages: count, takenTwice: 0, wrong: [] });
  expect(run.taken).toBeGreaterThan(count * 0.85);
  expect((await findDifferences(context.pool)).differences).toEqual([]);
});
