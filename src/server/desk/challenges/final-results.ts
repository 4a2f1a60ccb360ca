import type { Pool, PoolClient } from 'pg';
import type { Result } from '#domain/desk/challenges/scoring.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

interface ResultRow {
  readonly employeeId: string;
  readonly reachedPart: number;
  readonly reachedWhole: number;
  readonly balancePart: number;
  readonly balanceWhole: number;
}

const read = namedStatement(
  'read-challenge-results',
  `SELECT employee_id AS "employeeId", reached_part AS "reachedPart", reached_whole AS "reachedWhole",
          balance_part AS "balancePart", balance_whole AS "balanceWhole"
     FROM challenge_results WHERE challenge_id = :challengeId`,
);

/** The stored final results of a challenge; null if there are none yet. */
export async function readFinalResults(
  client: Pool | PoolClient,
  challengeId: string,
): Promise<Result[] | null> {
  const { rows } = await client.query<ResultRow>(read({ challengeId }));
  if (rows.length === 0) return null;
  return rows.map(({ employeeId, reachedPart, reachedWhole, balancePart, balanceWhole }) => ({
    employeeId,
    reached: { part: reachedPart, whole: reachedWhole },
    balance: { part: balancePart, whole: balanceWhole },
  }));
}

// Always in the same order, so that the second of two concurrent calls waits at the first row and then finds all rows.
const insert = namedStatement(
  'fix-challenge-results',
  `INSERT INTO challenge_results (challenge_id, employee_id, reached_part, reached_whole, balance_part, balance_whole)
   SELECT :challengeId, "employeeId", "reachedPart", "reachedWhole", "balancePart", "balanceWhole"
     FROM json_to_recordset(:results::json) AS result
          ("employeeId" uuid, "reachedPart" bigint, "reachedWhole" bigint, "balancePart" bigint, "balanceWhole" bigint)
    ORDER BY "employeeId"
       ON CONFLICT DO NOTHING`,
);

const nobody = { actor: null, clientAddress: null };

/** Stores the final results of a challenge, unless another process has just done so. */
export async function storeResults(
  pool: Pool,
  challengeId: string,
  results: readonly Result[],
  at: Date,
): Promise<void> {
  const rows: ResultRow[] = results.map(({ employeeId, reached, balance }) => ({
    employeeId,
    reachedPart: reached.part,
    reachedWhole: reached.whole,
    balancePart: balance.part,
    balanceWhole: balance.whole,
  }));
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(insert({ challengeId, results: JSON.stringify(rows) }));
    if (rowCount === 0) return;
    await recordAuditEvent(client, nobody, at, {
      branchId: null,
      action: 'record_challenge_results',
      subject: 'challenge',
      subjectId: challengeId,
    });
  });
}
