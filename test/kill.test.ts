import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { createTestApi, readSession, type Session, type TestApi, testPassword } from './support/api.ts';
import { active, type Desk, keyed, openDesk } from './support/lending.ts';
import { ServerProcess } from './support/process.ts';

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

const start = () =>
  new ServerProcess({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: testApi.connectionString });

async function signIn(address: string, email: string): Promise<Session> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: email, password: testPassword }),
  });
  return readSession(response);
}

interface Payment {
  readonly key: string;
  readonly agreementId: string;
  /** What it was answered; nothing when the server was gone before. */
  answer?: string;
}

/** Where a teller works. */
interface Door {
  readonly address: string;
  readonly session: Session;
}

async function send({ address, session }: Door, payment: Payment): Promise<string> {
  const response = await fetch(`${address}/api/agreements/${payment.agreementId}/payments`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.token}`,
      Cookie: session.cookie,
      ...keyed(payment.key),
    },
    body: JSON.stringify({ amount: 10, method: 'cash' }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

/** Pays without a pause until the server is gone, and hands over what is sent before it is sent. */
async function payUntilGone(
  { address, session }: Door,
  agreementId: string,
  onSend: (payment: Payment) => void,
): Promise<void> {
  for (;;) {
    const payment: Payment = { key: randomUUID(), agreementId };
    onSend(payment);
    const answer = await send({ address, session }, payment).catch((error: unknown) => {
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
  const address = await first.ready();
  const session = await signIn(address, teller.email);
  const sent: Payment[] = [];
  const { promise: busy, resolve: isBusy } = Promise.withResolvers<void>();
  const onSend = (payment: Payment) => {
    if (sent.push(payment) === paymentsBeforeKill) isBusy();
  };
  // Several tellers on each agreement, so that the kill meets postings that wait for one another.
  const tellers = [...ids, ...ids, ...ids].map((id) => payUntilGone({ address, session }, id, onSend));
  await busy;
  await first.end('SIGKILL');
  await Promise.all(tellers);

  expect(sent.some(({ answer }) => answer === undefined)).toBe(true);
  const { pool } = testApi.context;
  const second = start();
  const again = await second.ready();
  expect((await findDifferences(pool, await readAuditAnchors(dataDir))).differences).toEqual([]);
  for (const payment of sent) {
    const answer = await send({ address: again, session }, payment);
    if (payment.answer !== undefined) expect(answer).toBe(payment.answer);
  }
  await second.end('SIGTERM');
  const { rows } = await pool.query("SELECT count(*) AS payments FROM entries WHERE kind = 'payment'");
  expect(rows[0].payments).toBe(sent.length);
  const anchors = await readAuditAnchors(dataDir);
  expect(anchors.length).toBeGreaterThan(0);
  expect((await findDifferences(pool, anchors)).differences).toEqual([]);
});
