import type { Pool } from 'pg';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Verification } from './find-differences.ts';

const keep = namedStatement(
  'keep-clean-verification',
  `INSERT INTO clean_verifications (verified_at, agreements, entries, heads)
   VALUES (:verifiedAt, :agreements, :entries, :heads)
       ON CONFLICT (is_the_one)
       DO UPDATE SET verified_at = :verifiedAt, agreements = :agreements, entries = :entries, heads = :heads`,
);

/** Records a verification without differences, with the ends of the audit chains, for the office to show. */
export async function keepCleanVerification(
  pool: Pool,
  verifiedAt: Date,
  { agreements, entries, heads }: Verification,
): Promise<void> {
  await pool.query(keep({ verifiedAt, agreements, entries, heads: JSON.stringify(heads) }));
}
