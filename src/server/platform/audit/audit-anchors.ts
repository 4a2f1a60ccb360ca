import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { minuteMs } from '#domain/instant.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { StartupError } from '../startup-error.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** How a chain ends: with that event, which has that hash. */
export interface ChainHead {
  readonly chainId: string;
  readonly position: number;
  /** In hexadecimal. */
  readonly hash: string;
}

/** How a chain ended at some moment. */
export interface AuditAnchor extends ChainHead {
  /** When it was noted. */
  readonly at: string;
}

/** A line of the file: each carries the hash of the one before it, so that none is taken out or put in between. */
interface Line extends AuditAnchor {
  /** SHA-256 in hexadecimal; empty in the first. Lines of older versions of the product have none. */
  readonly previous?: string;
}

/** What was noted, and one readable line for each place where that is not as it was written. */
export interface NotedAnchors {
  readonly anchors: readonly AuditAnchor[];
  readonly damages: readonly string[];
}

interface AnchorFile extends NotedAnchors {
  /** SHA-256 of each line, in their order. */
  readonly lines: readonly string[];
}

const anchorEveryMs = 10 * minuteMs;

function anchorFile(dataDir: string): string {
  return join(dataDir, 'audit-anchors.jsonl');
}

/**
 * Notes where the audit chains end, now and from time to time, in a file beside the data and in the log: out of reach of
 * anyone who can rewrite the database. What can't be written is logged and holds nothing up. Returns what notes them a last
 * time and ends it.
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

// Its lock lets one process at a time write to the file.
const lockNote = 'SELECT last_line AS "lastLine" FROM audit_anchor_notes FOR UPDATE';

const keepNote = 'UPDATE audit_anchor_notes SET last_line = $1, noted_at = $2';

/** Adds a line for each chain that has a new end. The database keeps which line was the last, so that a file that was cut short or taken away is missed. */
async function noteAnchors({ config, pool, clock, log }: AppContext): Promise<void> {
  await inTransaction(pool, async (client) => {
    const note = (await client.query<{ lastLine: string | null }>(lockNote)).rows[0];
    const noted = await readAnchorFile(config.dataDir);
    const at = new Date(clock.now());
    if (noted.lines.length === 0 && note?.lastLine) {
      log.warn('the audit anchors are gone: they start over');
      await recordStartOver(client, at);
    }
    const latest = new Map(noted.anchors.map(({ chainId, hash }) => [chainId, hash]));
    const heads = (await readHeads(client)).filter(({ chainId, hash }) => latest.get(chainId) !== hash);
    if (heads.length === 0) return;
    const lastLine = await append(config.dataDir, heads, at, noted.lines.at(-1) ?? '');
    await client.query(keepNote, [lastLine, at]);
    log.info({ heads }, 'the audit chains end here');
  });
}

/** The record of an empty data directory begins again; that it does is seen by everybody who reads the audit. */
function recordStartOver(client: PoolClient, at: Date): Promise<void> {
  return recordAuditEvent(client, { actor: null, clientAddress: null }, at, {
    branchId: null,
    action: 'start_anchors_over',
    subject: 'audit',
    subjectId: '00000000-0000-0000-0000-000000000000',
  });
}

async function readHeads(client: PoolClient): Promise<ChainHead[]> {
  const { rows } = await client.query<ChainHead>(
    `SELECT id AS "chainId", last_position AS position, encode(last_hash, 'hex') AS hash FROM audit_chains ORDER BY id`,
  );
  return rows;
}

/** Each line carries the hash of the one before. Returns that of the last. */
async function append(
  dataDir: string,
  heads: readonly ChainHead[],
  at: Date,
  lastLine: string,
): Promise<string> {
  let previous = lastLine;
  // The break comes first: a line that a lost power cut short ends where the next one begins.
  let text = '';
  for (const head of heads) {
    const line = JSON.stringify({ ...head, at: at.toISOString(), previous } satisfies Line);
    text += `\n${line}`;
    previous = hashOf(line);
  }
  await mkdir(dataDir, { recursive: true });
  // For nobody but the product's own account.
  const file = await open(anchorFile(dataDir), 'a', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return previous;
}

function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

const findNote = `SELECT last_line AS "lastLine", to_char(noted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') AS at
                    FROM audit_anchor_notes`;

/** What was noted in a data directory, and what is missing of what the database says was noted there. */
export async function readAuditAnchors(pool: Pool, dataDir: string): Promise<NotedAnchors> {
  // Before the file, which may have more by the time it is read, and never less.
  const note = (await pool.query<{ lastLine: string | null; at: string }>(findNote)).rows[0];
  const { anchors, lines, damages } = await readAnchorFile(dataDir);
  if (!note?.lastLine || lines.includes(note.lastLine)) return { anchors, damages };
  const missing =
    lines.length === 0
      ? `audit anchors: the file is missing; it was last written at ${note.at}`
      : `audit anchors: the line that was noted last, at ${note.at}, is missing`;
  return { anchors, damages: [missing, ...damages] };
}

/**
 * The file as it was at the moment that a client sees: what was noted later is left out. A line that is missing is missing here
 * too, and verify says so of both.
 */
export async function readAnchorsAsOf(client: PoolClient, dataDir: string): Promise<string> {
  const note = (await client.query<{ lastLine: string | null }>(findNote)).rows[0];
  if (!note?.lastLine) return '';
  const written = (await readWritten(dataDir)).split('\n');
  const last = written.findLastIndex((line) => hashOf(line) === note.lastLine);
  return written.slice(0, last === -1 ? undefined : last + 1).join('\n');
}

/** Refuses, with a StartupError, a data directory that has other anchors: they may tell what a backup does not know. */
export async function refuseOtherAnchors(dataDir: string, anchors: string): Promise<void> {
  const written = await readWritten(dataDir);
  if (written === '' || written === anchors) return;
  throw new StartupError(
    `${anchorFile(dataDir)} is there already, and may say more than the backup: keep it in another place, then restore again.`,
  );
}

/** Puts back the anchors of a backup: all of them, or none. */
export async function restoreAnchors(dataDir: string, anchors: string): Promise<void> {
  const draft = `${anchorFile(dataDir)}.restored`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, anchors, { mode: 0o600, flush: true });
  await rename(draft, anchorFile(dataDir));
}

function readWritten(dataDir: string): Promise<string> {
  return readFile(anchorFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/**
 * A line that cannot be read is passed over: either a lost power cut it short, or the line after it, or the database, tells
 * that it was another.
 */
async function readAnchorFile(dataDir: string): Promise<AnchorFile> {
  const written = await readWritten(dataDir);
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

/** Names every anchor that the chains no longer pass through, after what is wrong with the anchors themselves. */
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
