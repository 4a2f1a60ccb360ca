import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { minuteMs } from '#domain/instant.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { StartupError } from '../startup-error.ts';
import type { AnchorPlace } from './anchor-place.ts';
import { anchorPlaceOf } from './anchor-place-of.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** The last event of a chain, with its hash. */
export interface ChainHead {
  readonly chainId: string;
  readonly position: number;
  /** In hexadecimal. */
  readonly hash: string;
}

/** The head of a chain at one moment. */
export interface AuditAnchor extends ChainHead {
  /** When it was noted. */
  readonly at: string;
}

/** A stored line. Each has the hash of the one before it, so that none can be removed or inserted. */
interface Line extends AuditAnchor {
  /** SHA-256 in hexadecimal; empty in the first. Lines of older versions of the product have none. */
  readonly previous?: string;
}

/** The anchors of a place, and one readable line for each spot that is damaged. */
export interface NotedAnchors {
  readonly anchors: readonly AuditAnchor[];
  readonly damages: readonly string[];
}

interface KeptAnchors extends NotedAnchors {
  /** SHA-256 of each line, in their order. */
  readonly lines: readonly string[];
}

const anchorEveryMs = 10 * minuteMs;

/**
 * Writes the ends of the audit chains, now and at intervals, to a place outside the database and to the log, where a person who
 * can rewrite the database cannot reach them. A failed write is logged and stops nothing. Returns the function that notes them
 * a last time and stops.
 */
export async function keepAuditAnchors(context: AppContext): Promise<() => Promise<void>> {
  const note = () =>
    noteAnchors(context).catch((err) =>
      context.log.warn({ err }, 'the ends of the audit chains could not be noted'),
    );
  await note();
  const timer = setInterval(note, anchorEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await note();
  };
}

// Its lock lets one process at a time add lines.
const lockNote = 'SELECT last_line AS "lastLine" FROM audit_anchor_notes FOR UPDATE';

const keepNote = 'UPDATE audit_anchor_notes SET last_line = $1, noted_at = $2';

/**
 * Adds a line for each chain if one of them has a new end, so that the last addition alone has the ends of all chains. The
 * database stores the last line, so that a cut at the end is noticed.
 */
async function noteAnchors({ config, pool, clock, log }: AppContext): Promise<void> {
  const place = anchorPlaceOf(config);
  await inTransaction(pool, async (client) => {
    const lastNoted = (await client.query<{ lastLine: string | null }>(lockNote)).rows[0]?.lastLine ?? '';
    const { anchors, lines } = parseLines(await place.read(lastNoted));
    const at = new Date(clock.now());
    const isGone = lines.length === 0 && lastNoted !== '';
    if (isGone) {
      log.warn('the audit anchors are gone: they start over');
      await recordStartOver(client, at);
    }
    const latest = new Map(anchors.map(({ chainId, hash }) => [chainId, hash]));
    const heads = await readHeads(client);
    if (heads.every(({ chainId, hash }) => latest.get(chainId) === hash)) return;
    // If the line noted last is missing, the next line still names it, so the gap stays visible for good.
    const isWhole = isGone || lastNoted === '' || lines.includes(lastNoted);
    const { text, lastLine } = write(heads, at, isWhole ? (lines.at(-1) ?? '') : lastNoted);
    await place.add(text);
    await client.query(keepNote, [lastLine, at]);
    log.info({ heads }, 'the audit chains end here');
  });
}

/** Records that an empty place begins again, so that readers of the audit see it. */
function recordStartOver(client: PoolClient, at: Date): Promise<void> {
  return recordAuditEvent(client, { actor: null, clientAddress: null }, at, {
    branchId: null,
    action: 'start_anchors_over',
    subject: 'audit',
    subjectId: '00000000-0000-0000-0000-000000000000',
  });
}

const findHeads = {
  name: 'find-audit-chain-heads',
  text: `SELECT id AS "chainId", last_position AS position, encode(last_hash, 'hex') AS hash FROM audit_chains ORDER BY id`,
};

async function readHeads(client: PoolClient): Promise<ChainHead[]> {
  return (await client.query<ChainHead>(findHeads)).rows;
}

/** The lines, each with the hash of the one before, and the hash of the last. */
function write(heads: readonly ChainHead[], at: Date, previous: string): { text: string; lastLine: string } {
  let lastLine = previous;
  // The line break comes first, so that a line that a power failure cut short ends before the next one.
  let text = '';
  for (const head of heads) {
    const line = JSON.stringify({ ...head, at: at.toISOString(), previous: lastLine } satisfies Line);
    text += `\n${line}`;
    lastLine = hashOf(line);
  }
  return { text, lastLine };
}

function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

const findNote = `SELECT last_line AS "lastLine", to_char(noted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') AS at
                    FROM audit_anchor_notes`;

/** The anchors of a place, and the ones that the database noted but the place does not have. */
export async function readAuditAnchors(pool: Pool, place: AnchorPlace): Promise<NotedAnchors> {
  // Read before the lines, because lines are only added meanwhile.
  const note = (await pool.query<{ lastLine: string | null; at: string }>(findNote)).rows[0];
  const { anchors, lines, damages } = parseLines(await place.read());
  if (!note?.lastLine || lines.includes(note.lastLine)) return { anchors, damages };
  const missing =
    lines.length === 0
      ? `audit anchors: all of them are missing; the last was noted at ${note.at}`
      : `audit anchors: the line that was noted last, at ${note.at}, is missing`;
  return { anchors, damages: [missing, ...damages] };
}

/**
 * The lines as of a client's snapshot, without later ones. A line that is missing is missing here too, and verify reports both.
 */
export async function readAnchorsAsOf(client: PoolClient, place: AnchorPlace): Promise<string> {
  const note = (await client.query<{ lastLine: string | null }>(findNote)).rows[0];
  if (!note?.lastLine) return '';
  const written = (await place.read()).split('\n');
  const last = written.findLastIndex((line) => hashOf(line) === note.lastLine);
  return written.slice(0, last === -1 ? undefined : last + 1).join('\n');
}

/** Refuses, with a StartupError, a place that has other anchors: they may cover events that the backup does not have. */
export async function refuseOtherAnchors(place: AnchorPlace, anchors: string): Promise<void> {
  const written = await place.read();
  if (written === '' || written === anchors) return;
  throw new StartupError(
    `${place.name} is there already, and may say more than the backup: keep it in another place, then restore again.`,
  );
}

/**
 * An unreadable line is skipped: either a power failure cut it short, or the next line or the database shows that it was
 * changed.
 */
function parseLines(written: string): KeptAnchors {
  const anchors: AuditAnchor[] = [];
  const lines: string[] = [];
  const damages: string[] = [];
  for (const [index, text] of written.split('\n').entries()) {
    const line = parseLine(text);
    if (line === null) continue;
    if (line.previous !== undefined && line.previous !== (lines.at(-1) ?? ''))
      damages.push(`audit anchors: line ${index + 1} does not follow the one that is before it`);
    anchors.push(line);
    lines.push(hashOf(text));
  }
  return { anchors, lines, damages };
}

const lineSchema = z.object({
  chainId: z.uuid(),
  position: z.int(),
  hash: z.string(),
  at: z.string(),
  previous: z.optional(z.string()),
});

function parseLine(text: string): Line | null {
  try {
    return lineSchema.parse(JSON.parse(text)) as Line;
  } catch {
    return null;
  }
}

const findMissing = `
  SELECT format('audit chain %s: event %s is not the one that was noted at %s', k.chain_id, k.position, min(k.noted)) AS line
    FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[]) AS k (chain_id, position, hash, noted)
    LEFT JOIN audit_events e USING (chain_id, position)
   WHERE encode(e.hash, 'hex') IS DISTINCT FROM k.hash
   GROUP BY k.chain_id, k.position ORDER BY k.chain_id, k.position`;

/** Names every anchor that the chains no longer contain, after the damage in the anchors themselves. */
export async function anchorDifferences(
  client: PoolClient,
  { anchors, damages }: NotedAnchors,
): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(findMissing, [
    anchors.map(({ chainId }) => chainId),
    anchors.map(({ position }) => position),
    anchors.map(({ hash }) => hash),
    anchors.map(({ at }) => at),
  ]);
  return [...damages, ...rows.map(({ line }) => line)];
}
