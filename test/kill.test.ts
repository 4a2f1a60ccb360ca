import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { createTestApi, openSession, type TestApi, testPassword } from './support/api.ts';
import { type Calls, callsAt } from './support/calls.ts';
import { active, type Desk, openDesk } from './support/lending.ts';
import { ServerProcess } from './support/process.ts';
import type { Session } from './support/raw-request.ts';

let testApi: TestApi;
let desk: Desk;
let dataDir: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  dataDir = await mkdtemp(join(tmpdir(), 'qist-kill-'));
});
afterAll(async () => {
  await testApi.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => new ServerProcess({ PORT: '0', DATA_DIR: dataDir, ...testApi.database.settings });

interface Payment {
  readonly key: string;
  readonly agreementId: string;
  /** What it was answered; nothing when the server was gone before. */
  answer?: string;
}

/** Where a teller works. */
interface Counter {
  readonly server: Calls;
  readonly session: Session;
}

async function send({ server, session }: Counter, payment: Payment): Promise<string> {
  const response = await server.request('recordPayment', {
    as: session,
    params: { id: payment.agreementId },
    body: { amount: 10, method: 'cash' },
    idempotencyKey: payment.key,
  });
  expect(response.status).toBe(200);
  return response.text();
}

/** Pays without a pause until the server is gone, and hands over what is sent before it is sent. */
async function payUntilGone(
  counter: Counter,
  agreementId: string,
  onSend: (payment: Payment) => void,
): Promise<void> {
  for (;;) {
    const payment: Payment = { key: randomUUID(), agreementId };
    onSend(payment);
    const answer = await send(counter, payment).catch((error: unknown) => {
      // What `fetch` says of a connection that breaks.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (answer === undefined) return;
    payment.answer = answer;
  }
}

const paymentsBeforeKill = 80;

// Two processes start one after the other.
test('a server that is killed while tellers post loses nothing it answered, leaves nothing half-written, and posts nothing twice', {
  timeout: 90_000,
}, async () => {
  const ids = [await active(testApi, desk), await active(testApi, desk), await active(testApi, desk)];
  const teller = await testApi.addUser('employee');
  const first = start();
  const server = callsAt(await first.ready());
  const session = await openSession(server, teller.email, testPassword);
  const sent: Payment[] = [];
  const { promise: busy, resolve: isBusy } = Promise.withResolvers<void>();
  const onSend = (payment: Payment) => {
    if (sent.push(payment) === paymentsBeforeKill) isBusy();
  };
  // Several tellers on each agreement, so that the kill meets postings that wait for one another.
  const tellers = [...ids, ...ids, ...ids].map((id) => payUntilGone({ server, session }, id, onSend));
  await busy;
  await first.end('SIGKILL');
  await Promise.all(tellers);

  const answered = sent.filter(({ answer }) => answer !== undefined).length;
  expect(answered).toBeGreaterThan(paymentsBeforeKill / 2);
  expect(answered).toBeLessThan(sent.length);
  const { pool } = testApi.context;
  const second = start();
  const again = callsAt(await second.ready());
  expect((await findDifferences(pool, { noted: await readAuditAnchors(pool, dataDir) })).differences).toEqual(
    [],
  );
  for (const payment of sent) {
    const answer = await send({ server: again, session }, payment);
    if (payment.answer !== undefined) expect(answer).toBe(payment.answer);
  }
  await second.end('SIGTERM');
  const { rows } = await pool.query("SELECT count(*) AS payments FROM entries WHERE kind = 'payment'");
  expect(rows[0].payments).toBe(sent.length);
  const noted = await readAuditAnchors(pool, dataDir);
  expect(noted.anchors.length).toBeGreaterThan(0);
  expect((await findDifferences(pool, { noted })).differences).toEqual([]);
});
