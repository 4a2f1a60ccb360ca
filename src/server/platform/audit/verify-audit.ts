import type { PoolClient } from 'pg';

/** The last event of a chain up to which it was recomputed without a difference. */
export interface ChainPoint {
  readonly chainId: string;
  readonly position: number;
  readonly hash: Buffer;
}

export interface AuditVerification {
  /** The next starting point of each intact chain. */
  readonly reached: readonly ChainPoint[];
  /** One readable line each; empty when all is well. */
  readonly differences: readonly string[];
}

/** The number of events that one statement recomputes. */
const stepRows = 20_000;

const findChains = `
  SELECT c.id AS "chainId", coalesce(b.code, 'of the lender') AS name, c.last_position AS "lastPosition",
         encode(c.last_hash, 'hex') AS "lastHash",
         c.last_hash = coalesce(e.hash, sha256('')) AND c.last_position = coalesce(e.position, 0) AS "endsWell"
    FROM audit_chains c
    LEFT JOIN branches b ON b.id = c.id
    LEFT JOIN LATERAL (SELECT position, hash FROM audit_events WHERE chain_id = c.id
                        ORDER BY position DESC LIMIT 1) e ON true
   ORDER BY c.id`;

export interface AuditChain {
  readonly chainId: string;
  readonly name: string;
  readonly lastPosition: number;
  /** In hexadecimal. */
  readonly lastHash: string;
  readonly endsWell: boolean;
}

/** The hash of event `a`, as `audit_hash` of the database makes it: verify does not ask the database what it should be. */
export const hashOfEvent = `sha256(convert_to((jsonb_build_array(
  a.chain_id, a.position, encode(a.previous_hash, 'hex'),
  (extract(epoch FROM a.recorded_at) * 1000000)::bigint, a.actor_id, a.client_address,
  a.action, a.subject, a.subject_id, a.before, a.after)
  || CASE WHEN a.row_digests IS NULL THEN '[]' ELSE jsonb_build_array(a.row_digests) END
  || CASE WHEN a.kept_rows IS NULL THEN '[]' ELSE jsonb_build_array('rows', a.kept_rows) END
  || CASE WHEN a.signed_with IS NULL THEN '[]' ELSE jsonb_build_array('signed', a.signed_with) END)::text, 'UTF8'))`;

// Each event must match its hash and follow the one before. The first must follow the point reached earlier.
const recompute = {
  name: 'recompute-audit-chain',
  text: `WITH step AS (
           SELECT ${hashOfEvent} AS expected, a.recorded_at, a.position, a.hash, a.previous_hash FROM audit_events a
            WHERE a.chain_id = $1 AND a.position > $2 ORDER BY a.position LIMIT $4),
         linked AS (
           SELECT position, hash,
                  hash = expected AND previous_hash = lag(hash, 1, $3) OVER chain
                    AND position = lag(position, 1, $2::bigint) OVER chain + 1 AS holds,
                  recorded_at < lag(recorded_at) OVER chain - interval '1 minute' AS is_early
             FROM step WINDOW chain AS (ORDER BY position))
         SELECT coalesce(array_agg(position ORDER BY position) FILTER (WHERE NOT holds), '{}') AS broken,
                coalesce(array_agg(position ORDER BY position) FILTER (WHERE is_early), '{}') AS early,
                max(position) AS position, (array_agg(hash ORDER BY position DESC))[1] AS hash, count(*) AS rows
           FROM linked`,
};

interface Step {
  readonly broken: readonly number[];
  /** Earlier than the event before it, by more than the clocks of two servers may differ. */
  readonly early: readonly number[];
  readonly position: number | null;
  readonly hash: Buffer | null;
  readonly rows: number;
}

/** The start of every chain: the hash of an empty text. */
const emptyHash = Buffer.from('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'hex');

/** All chains, with the end that each states. */
export async function listAuditChains(client: PoolClient): Promise<AuditChain[]> {
  return (await client.query<AuditChain>(findChains)).rows;
}

/**
 * Recomputes the audit chains, each from its last point, and compares their ends. Reads about `rowsMax` events at most. A
 * broken chain stays at its last good point.
 */
export async function verifyAudit(
  client: PoolClient,
  from: readonly ChainPoint[],
  rowsMax: number,
): Promise<AuditVerification> {
  const reached: ChainPoint[] = [];
  const differences: string[] = [];
  let rowsLeft = rowsMax;
  for (const chain of await listAuditChains(client)) {
    const known = from.find(({ chainId }) => chainId === chain.chainId);
    const onRows = (rows: number) => {
      rowsLeft -= rows;
    };
    const found = await verifyChain(client, chain, { from: known, onRows, mayGoOn: () => rowsLeft > 0 });
    reached.push(found.reached);
    differences.push(...found.differences);
  }
  return { reached, differences };
}

interface ChainCheck {
  readonly from?: ChainPoint | undefined;
  /** Called with the number of events of each step. */
  readonly onRows: (rows: number) => void;
  /** Called before each step. */
  readonly mayGoOn?: () => boolean;
}

/** Recomputes one chain, a step at a time. */
export async function verifyChain(
  client: PoolClient,
  { chainId, name, lastPosition, endsWell }: AuditChain,
  { from, onRows, mayGoOn = () => true }: ChainCheck,
): Promise<{ readonly reached: ChainPoint; readonly differences: readonly string[] }> {
  const differences = endsWell
    ? []
    : [`audit chain ${name}: its last event is not the one it ends at, ${lastPosition}`];
  let point = from ?? { chainId, position: 0, hash: emptyHash };
  let reached = point;
  while (mayGoOn()) {
    const { rows } = await client.query<Step>({
      ...recompute,
      values: [chainId, point.position, point.hash, stepRows],
    });
    const step = rows[0];
    if (!step?.hash || step.position === null) break;
    onRows(step.rows);
    const isWhole = reached === point && step.broken.length === 0;
    point = { chainId, position: step.position, hash: step.hash };
    if (isWhole) reached = point;
    for (const position of step.broken)
      differences.push(`audit chain ${name}: event ${position} was changed or is out of place`);
    for (const position of step.early)
      differences.push(`audit chain ${name}: event ${position} is earlier than the one before it`);
  }
  return { reached, differences };
}
