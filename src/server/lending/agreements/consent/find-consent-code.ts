import type { CodeMessage } from '#contract/lending/consents/consents.ts';
import type { AppContext } from '#server/platform/context.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Longer than a provider is waited for. A message without an answer after it will get none. */
const answerMs = 30_000;

interface Row {
  readonly way: CodeMessage['way'] | null;
  readonly expiresAt: Date;
  readonly state: CodeMessage['state'] | null;
  readonly reason: CodeMessage['reason'];
}

const find = namedStatement(
  'find-consent-code',
  `SELECT c.way, c.expires_at AS "expiresAt", m.reason,
          CASE WHEN m.state = 'queued' AND m.attempted_at < :answeredBefore THEN 'not_known' ELSE m.state END AS state
     FROM agreements a
     LEFT JOIN consent_codes c ON c.agreement_id = a.id AND c.terms_version = a.terms_version AND c.state = 'open' AND c.expires_at >= :at
     LEFT JOIN messages m ON m.code_id = c.id
    WHERE a.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

/** The message with the open code for an agreement's current terms; null without one. */
export async function findConsentCode(
  { pool, clock }: AppContext,
  reach: BranchReach,
  id: string,
): Promise<CodeMessage | null> {
  const now = clock.now();
  const at = new Date(now);
  const asked = find({ id, branchId: branchIdOf(reach), at, answeredBefore: new Date(now - answerMs) });
  const [row] = (await pool.query<Row>(asked)).rows;
  if (row === undefined) throw new Refusal('not_found');
  const { way, expiresAt, state, reason } = row;
  return way === null || state === null ? null : { way, expiresAt: expiresAt.toISOString(), state, reason };
}
