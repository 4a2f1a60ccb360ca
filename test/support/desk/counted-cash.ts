import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface CountedCash {
  /** An agreement of the branch. */
  readonly agreementId: string;
  readonly giver: string;
  readonly countedBy: string;
  readonly missing: number;
  readonly isSettled: boolean;
  readonly at: Date;
}

const branch = '(SELECT branch_id FROM agreements WHERE id = $1)';
const serial = `(SELECT count(*) + 1 FROM cash_movements WHERE branch_id = ${branch})`;

async function openDrawer(pool: Pool, agreementId: string, custodianId: string, at: Date): Promise<void> {
  await pool.query(
    `INSERT INTO cash_drawers (branch_id, opened_at, custodian_id) SELECT ${branch}, $2, $3 ON CONFLICT DO NOTHING`,
    [agreementId, at, custodianId],
  );
}

/** Writes a hand-over of 500 that was counted, and its settlement if there is something to settle. */
export async function addCountedCash(pool: Pool, given: CountedCash): Promise<string> {
  const { agreementId, giver, countedBy, missing, isSettled, at } = given;
  const [id, offerId] = [uuidv7(), uuidv7()];
  const amount = 500 - missing;
  await openDrawer(pool, agreementId, countedBy, at);
  await pool.query(
    `INSERT INTO cash_offers (id, branch_id, kind, hand_of, amount, offered_by, offered_at, state, ended_at)
     SELECT $2, ${branch}, 'hand_over', $3, 500, $3, $4, 'counted', $4`,
    [agreementId, offerId, giver, at],
  );
  await pool.query(
    `INSERT INTO cash_movements (id, branch_id, serial, kind, hand_of, offer_id, given_by, stated, amount, counted, counted_by, counted_at)
     SELECT $2, ${branch}, ${serial}, 'hand_over', $3, $4, $3, 500, $5, $6, $7, $8`,
    [agreementId, id, giver, offerId, amount, [0, 0, 0, 0, 0, 0, 0, 0, amount], countedBy, at],
  );
  if (isSettled && missing !== 0)
    await pool.query(
      `INSERT INTO cash_movements (id, branch_id, serial, kind, hand_of, given_by, amount, counted_by, counted_at, settles, reason)
       SELECT $2, ${branch}, ${serial}, 'borne', $3, $3, $4, $5, $6, $7, 'r'`,
      [agreementId, uuidv7(), giver, missing, countedBy, at, id],
    );
  return id;
}

interface AskedReversal {
  readonly movementId: string;
  readonly askedBy: string;
  readonly at: Date;
}

/** Writes a request to take back a movement. */
export async function addReversalRequest(
  pool: Pool,
  { movementId, askedBy, at }: AskedReversal,
): Promise<string> {
  const id = uuidv7();
  await pool.query(
    `INSERT INTO cash_reversal_requests (id, movement_id, branch_id, reason, asked_by, asked_at)
     SELECT $1, m.id, m.branch_id, 'r', $3, $4 FROM cash_movements m WHERE m.id = $2`,
    [id, movementId, askedBy, at],
  );
  return id;
}

interface Paid {
  /** An agreement of the branch. */
  readonly agreementId: string;
  readonly by: string;
  readonly at: Date;
  /** Null while it is in transit or not confirmed. */
  readonly confirmedBy: string | null;
}

/** Writes an expense of 500. */
export async function addExpense(pool: Pool, { agreementId, by, at, confirmedBy }: Paid): Promise<string> {
  const id = uuidv7();
  await openDrawer(pool, agreementId, by, at);
  await pool.query(
    `INSERT INTO cash_movements (id, branch_id, serial, kind, amount, counted_by, counted_at, category, reason)
     SELECT $2, ${branch}, ${serial}, 'expense', 500, $3, $4, 'fuel', 'r'`,
    [agreementId, id, by, at],
  );
  if (confirmedBy !== null)
    await pool.query(
      `INSERT INTO cash_expense_confirmations VALUES ($1, 'fuel', $2, $4, $3, $2::uuid = $4::uuid)`,
      [id, by, at, confirmedBy],
    );
  return id;
}

/** Writes a deposit of 500 in an account of its own. */
export async function addDeposit(pool: Pool, { agreementId, by, at, confirmedBy }: Paid): Promise<string> {
  const [id, accountId] = [uuidv7(), uuidv7()];
  await openDrawer(pool, agreementId, by, at);
  await pool.query(
    `INSERT INTO cash_accounts (id, kind, name, number, opened_on, created_at) VALUES ($1, 'bank', 'Bank', $1::uuid::text, $2::timestamptz::date, $2)`,
    [accountId, at],
  );
  await pool.query(
    `INSERT INTO cash_movements (id, branch_id, serial, kind, amount, counted_by, counted_at, account_id, slip_number, deposited_on)
     SELECT $2, ${branch}, ${serial}, 'deposit', 500, $3, $4, $5, '1', $4::timestamptz::date`,
    [agreementId, id, by, at, accountId],
  );
  if (confirmedBy !== null)
    await pool.query(
      'INSERT INTO cash_arrivals VALUES ($1, $1, $2, $3, $4::timestamptz::date, $5, $4, $3::uuid = $5::uuid)',
      [...[id, accountId, by, at, confirmedBy]],
    );
  return id;
}
