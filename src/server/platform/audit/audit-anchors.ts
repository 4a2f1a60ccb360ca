import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { StartupError } from '../startup-error.ts';
import type { AnchorPlace } from './anchor-place.ts';

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

/** The lines, each with the hash of the one before, and the hash of the last. */
export function linesOf(
  heads: readonly ChainHead[],
  at: Date,
  previous: string,
): { readonly text: string; readonly lastLine: string } {
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
export function parseLines(written: string): KeptAnchors {
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
  SELECT format('audit chain %s: event %s is not the one that was noted %s', k.chain_id, k.position, min(k.noted)) AS line
    FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[]) AS k (chain_id, position, hash, noted)
    LEFT JOIN audit_events e USING (chain_id, position)
   WHERE encode(e.hash, 'hex') IS DISTINCT FROM k.hash
   GROUP BY k.chain_id, k.position ORDER BY k.chain_id, k.position`;

/** Names every anchor that the chains no longer contain, after the damage in the anchors themselves. */
export async function anchorDifferences(
  client: PoolClient,
  { anchors, damages }: NotedAnchors,
): Promise<string[]> {
  return [...damages, ...(await headDifferences(client, anchors, ({ at }) => `at ${at}`))];
}

/** Names every head that the chains do not contain, with the words for when or where it was noted. */
export async function headDifferences<Head extends ChainHead>(
  client: Pool | PoolClient,
  heads: readonly Head[],
  noted: (head: Head) => string,
): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(findMissing, [
    heads.map(({ chainId }) => chainId),
    heads.map(({ position }) => position),
    heads.map(({ hash }) => hash),
    heads.map(noted),
  ]);
  return rows.map(({ line }) => line);
}
