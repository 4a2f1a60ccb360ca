import type { Pool, PoolClient } from 'pg';
import { type AuditAnchor, anchorDifferences } from '#server/platform/audit/audit-anchors.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { agreementDifferences } from './agreement-differences.ts';
import { sumDifferences } from './sum-differences.ts';

/** What was looked at, and every place where what is stored is not what the entries say. */
export interface Verification {
  readonly agreements: number;
  readonly entries: number;
  readonly receipts: number;
  readonly auditEvents: number;
  /** One readable line each; empty when all is well. */
  readonly differences: readonly string[];
}

const countRows = `SELECT (SELECT count(*) FROM agreements) AS agreements, (SELECT count(*) FROM entries) AS entries,
                          (SELECT count(*) FROM receipts) AS receipts,
                          (SELECT count(*) FROM audit_events) AS "auditEvents"`;

/**
 * Replays every agreement from zero, holds every row against what the audit says of it, adds up everything that is kept as a
 * sum, and follows the audit chains through the places noted outside the database. It reads only, in one snapshot, so it may
 * run while others post.
 */
export async function findDifferences(
  pool: Pool,
  anchors: readonly AuditAnchor[] = [],
): Promise<Verification> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const verification = await verifyBooks(client, anchors);
    await client.query('COMMIT');
    client.release();
    return verification;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The same in a transaction of the caller's. */
export async function verifyBooks(
  client: PoolClient,
  anchors: readonly AuditAnchor[] = [],
): Promise<Verification> {
  const { rows } = await client.query<Omit<Verification, 'differences'>>(countRows);
  const counts = rows[0];
  if (counts === undefined) throw new Error('counting answers one row');
  const differences: string[] = [];
  for await (const batch of agreementDifferences(client)) differences.push(...batch.differences);
  differences.push(...(await sumDifferences(client)));
  differences.push(...(await verifyAudit(client)).differences);
  differences.push(...(await anchorDifferences(client, anchors)));
  return { ...counts, differences };
}
