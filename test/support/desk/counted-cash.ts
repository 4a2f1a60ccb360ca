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

/** Writes a hand-over of 500 that was counted, and its settlement if there is something to settle. */
export async function addCountedCash(pool: Pool, given: CountedCash): Promise<string> {
  const { agreementId, giver, countedBy, missing, isSettled, at } = given;
  const [id, offerId] = [uuidv7(), uuidv7()];
  const amount = 500 - missing;
  await pool.query(
    `INSERT INTO cash_drawers (branch_id, opened_at, custodian_id) SELECT ${branch}, $2, $3 ON CONFLICT DO NOTHING`,
    [agreementId, at, countedBy],
  );
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
