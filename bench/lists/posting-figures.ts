import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { rupees } from '#domain/money/rupees.ts';
import { appendEntries } from '#server/lending/ledger/append-entries.ts';
import { loadLedger } from '#server/lending/ledger/load-ledger.ts';
import { newEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf } from '#server/lending/ledger/posting.ts';
import { systemClock } from '#server/platform/clock.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type Figure, figure, percentile } from '../figure.ts';
import { msOf } from './page-times.ts';

const payments = 400;
/** Not counted: the connection and the statements are new. */
const warmUps = 20;

/** A payment as the server posts it, one after the other, on agreements from all over the lender. */
export async function postingFigures(pool: Pool, reach: BranchReach): Promise<Figure[]> {
  const { rows } = await pool.query<{ agreementId: string; userId: string }>(
    `SELECT id AS "agreementId", officer_id AS "userId" FROM agreements
      WHERE status = 'active' AND outstanding > 1 AND officer_id IS NOT NULL ORDER BY md5(id::text) LIMIT $1`,
    [payments + warmUps],
  );
  const times: number[] = [];
  for (const row of rows) times.push(await msOf(() => pay(pool, reach, row)));
  const name = `a payment of a customer, read, valued and posted, p95 of ${payments}`;
  return [figure('posting', name, percentile(times.slice(warmUps), 95))];
}

async function pay(
  pool: Pool,
  reach: BranchReach,
  { agreementId, userId }: { readonly agreementId: string; readonly userId: string },
): Promise<void> {
  const ledger = await loadLedger(pool, { agreementId, userId, reach, key: null });
  invariant(ledger !== null, 'the agreement was just found');
  const now = systemClock.now();
  const today = businessDateOf(now);
  const posting = {
    entries: [newEntry({ kind: 'payment', amount: rupees(1), valuedOn: today, method: 'cash' })],
  };
  const order = {
    actor: { userId },
    clientAddress: '127.0.0.1',
    action: 'record_payment' as const,
    key: uuidv7(),
    requestHash: requestHash('record_payment', {}),
    now,
  };
  const figures = figuresOf(ledger, posting, today);
  const [answer] = await appendEntries(pool, [{ order, ledger, posting, figures }]);
  if (answer === null) throw new Error(`the payment on ${agreementId} was not posted`);
}
