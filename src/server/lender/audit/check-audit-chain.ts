import type { Pool } from 'pg';
import type { auditEndpoints } from '#contract/lender/audit.ts';
import { type AuditVerification, type ChainPoint, verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';

/** The most events of one check: a few seconds of work. */
const rowsPerCheck = 100_000;
/** The most differences that are reported. */
const differencesMax = 100;

const findPoints = 'SELECT chain_id AS "chainId", position, hash FROM audit_checkpoints';

const forgetPoints = 'DELETE FROM audit_checkpoints';

const keepPoint = {
  name: 'keep-audit-checkpoint',
  text: `INSERT INTO audit_checkpoints (chain_id, position, hash) VALUES ($1, $2, $3)
             ON CONFLICT (chain_id) DO UPDATE SET position = $2, hash = $3`,
};

const keepCheck = {
  name: 'keep-audit-check',
  text: `INSERT INTO audit_checks (checked_at, differences) VALUES ($1, $2)
             ON CONFLICT (is_the_one) DO UPDATE SET checked_at = $1, differences = $2`,
};

/**
 * Recomputes the chains as far as one check goes, and stores the position. The position follows from the audit itself, so
 * storing it is not audited.
 */
export async function checkAuditChain({
  context,
  input,
}: Call<typeof auditEndpoints.checkAuditChain>): Promise<void> {
  const { pool, clock } = context;
  const { reached, differences } = await verifyFrom(pool, input.body.from === 'last_check');
  await inTransaction(pool, async (client) => {
    await client.query(forgetPoints);
    for (const { chainId, position, hash } of reached) {
      if (position > 0) await client.query({ ...keepPoint, values: [chainId, position, hash] });
    }
    await client.query({
      ...keepCheck,
      values: [new Date(clock.now()), differences.slice(0, differencesMax)],
    });
  });
}

/** In one snapshot, so that other work can go on. */
function verifyFrom(pool: Pool, goesOn: boolean): Promise<AuditVerification> {
  return inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const points = goesOn ? (await client.query<ChainPoint>(findPoints)).rows : [];
    return verifyAudit(client, points, rowsPerCheck);
  });
}
