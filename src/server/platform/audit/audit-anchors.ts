import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import type { AppContext } from '../context.ts';

/** How a chain ended at some moment: with that event, which had that hash. */
export interface AuditAnchor {
  readonly chainId: string;
  readonly position: number;
  /** In hexadecimal. */
  readonly hash: string;
  /** When it was noted. */
  readonly at: string;
}

type Head = Omit<AuditAnchor, 'at'>;

const anchorEveryMs = 10 * minuteMs;

function anchorFile(dataDir: string): string {
  return join(dataDir, 'audit-anchors.jsonl');
}

/**
 * Notes where the audit chains end, now and from time to time, in a file beside the data and in the log: out of reach of
 * whoever can rewrite the database. What can't be written is logged and holds nothing up. Returns what notes them a last
 * time and ends it.
 */
export async function keepAuditAnchors({
  config,
  pool,
  clock,
  log,
}: AppContext): Promise<() => Promise<void>> {
  const noted = new Map<string, number>();
  const note = async () => {
    try {
      const heads = (await readHeads(pool)).filter(
        ({ chainId, position }) => noted.get(chainId) !== position,
      );
      if (heads.length === 0) return;
      const at = new Date(clock.now()).toISOString();
      // The break comes first: a line that a lost power cut short ends where the next one begins.
      const lines = heads.map((head) => `\n${JSON.stringify({ ...head, at } satisfies AuditAnchor)}`);
      await mkdir(config.dataDir, { recursive: true });
      await appendFile(anchorFile(config.dataDir), lines.join(''));
      await chmod(anchorFile(config.dataDir), 0o600);
      log.info({ heads }, 'the audit chains end here');
      for (const { chainId, position } of heads) noted.set(chainId, position);
    } catch (err) {
      log.warn({ err }, 'the ends of the audit chains could not be noted');
    }
  };
  await note();
  const timer = setInterval(note, anchorEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await note();
  };
}

async function readHeads(pool: Pool): Promise<Head[]> {
  const { rows } = await pool.query<Head>(
    `SELECT id AS "chainId", last_position AS position, encode(last_hash, 'hex') AS hash FROM audit_chains`,
  );
  return rows;
}

/** What was noted in a data directory. A line that was broken off proves nothing and is passed over: whoever could break it could have taken it out. */
export async function readAuditAnchors(dataDir: string): Promise<AuditAnchor[]> {
  const written = await readFile(anchorFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return written.split('\n').flatMap((line) => {
    try {
      return JSON.parse(line) as AuditAnchor;
    } catch {
      return [];
    }
  });
}

const findMissing = `
  SELECT format('audit chain %s: event %s is not the one that was noted at %s', k.chain_id, k.position, min(k.noted)) AS line
    FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[]) AS k (chain_id, position, hash, noted)
    LEFT JOIN audit_events e USING (chain_id, position)
   WHERE e.hash IS DISTINCT FROM decode(k.hash, 'hex')
   GROUP BY k.chain_id, k.position ORDER BY k.chain_id, k.position`;

/** Names every anchor that the chains no longer pass through. */
export async function anchorDifferences(
  client: PoolClient,
  anchors: readonly AuditAnchor[],
): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(findMissing, [
    anchors.map(({ chainId }) => chainId),
    anchors.map(({ position }) => position),
    anchors.map(({ hash }) => hash),
    anchors.map(({ at }) => at),
  ]);
  return rows.map(({ line }) => line);
}
