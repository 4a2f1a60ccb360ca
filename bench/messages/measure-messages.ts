import { Hono } from 'hono';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { mountMessageReports } from '#server/lending/messages/mount-message-reports.ts';
import { sendMessages } from '#server/lending/messages/send-messages.ts';
import { readConfig } from '#server/platform/config.ts';
import type { AppContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { type FaultyRun, sendThroughFaults } from '#test/support/lending/faulty-provider.ts';
import {
  reportAddresses,
  startWhatsApp,
  type WhatsAppGateway,
} from '#test/support/servers/message-gateways.ts';
import { type Figure, figure, type Measurement } from '../figure.ts';
import { msOf } from '../lists/page-times.ts';
import { type ServedLender, withServedLender } from '../served-lender.ts';
import { answerRequests, queueAnswers } from './fill-messages.ts';
import { officeTimes } from './office-times.ts';

const sent = 20_000;
const queued = 100_000;
const seed = 42;

/** The sending of many messages through a provider with faults, and the lists of the office beside a long queue. */
export function measureMessages(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    const whatsApp = await startWhatsApp();
    try {
      const before = await officeTimes(lender.pool);
      const sending = await sendingFigures(lender, whatsApp);
      await queueAnswers(lender.pool, queued);
      const after = await officeTimes(lender.pool);
      return {
        on: `two servers, ${sent.toLocaleString('en')} messages and then ${queued.toLocaleString('en')} queued`,
        figures: [
          ...sending,
          ...after.map(({ name, budget, ms }, place) => {
            const without = before[place]?.ms ?? Number.NaN;
            return figure(budget, `${name}, median beside the queue (${without.toFixed(1)} ms without)`, ms);
          }),
        ],
      };
    } finally {
      await whatsApp.stop();
    }
  });
}

async function sendingFigures(lender: ServedLender, whatsApp: WhatsAppGateway): Promise<Figure[]> {
  const pools = [lender.connectionString, lender.connectionString].map((at) =>
    createPool(at, pino({ level: 'silent' })),
  );
  // Ten in the morning of tomorrow: within contact hours, and after all that the lender has recorded.
  let now = new Date().setUTCHours(29, 0, 0, 0);
  const servers = pools.map((pool) => serverOn(pool, lender, whatsApp, () => now));
  const [one] = servers;
  if (one === undefined) throw new Error('there are two servers');
  const app = new Hono();
  mountMessageReports(app, one);
  try {
    await sendMessages(one, new AbortController().signal);
    await answerRequests(lender.pool, sent, new Date(now));
    let run: FaultyRun | undefined;
    const ms = await msOf(async () => {
      run = await sendThroughFaults(
        {
          servers,
          whatsApp,
          advance: (by) => {
            now += by;
          },
          deliver: async ({ body, signature }) =>
            app.request(reportAddresses.whatsApp, {
              method: 'POST',
              body,
              headers: { 'X-Hub-Signature-256': signature },
            }),
        },
        seed,
      );
    });
    if (run === undefined) throw new Error('a run ends');
    const { messages, taken, takenTwice, wrong, states } = run;
    process.stdout.write(
      `${JSON.stringify({ messages, taken, takenTwice, wrong: wrong.slice(0, 5), states })}\n`,
    );
    return [
      figure('messagesTwice', 'messages that the provider took more than once', takenTwice),
      figure('messagesWrong', 'messages whose state is not what the provider says', wrong.length),
      figure('messagesRate', 'messages sent, with their reports', (messages * 1000) / ms),
    ];
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** As much of a server as sends messages and takes reports. */
function serverOn(
  pool: Pool,
  { directory }: ServedLender,
  whatsApp: WhatsAppGateway,
  now: () => number,
): AppContext {
  const config = readConfig({ DATA_DIR: directory, ...whatsApp.settings });
  return { pool, config, clock: { now }, log: pino({ level: 'silent' }) } as unknown as AppContext;
}
