import type { Pool, PoolClient } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { anchorPlaceOf } from './anchor-place-of.ts';
import { type ChainHead, linesOf, parseLines } from './audit-anchors.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** A head is noted a minute after the last note at the latest, and sooner when so many events are not noted yet. */
const noteAfterMs = minuteMs;
const noteAfterEvents = 100;
/** Between two looks of a server at the heads. A look is one small query. */
const lookEveryMs = 2_000;

/**
 * Writes the ends of the audit chains, at once and when they moved, to a place outside the database and to the log, where a
 * person who can rewrite the database cannot reach them. A failed write is logged and stops nothing. Returns the function that
 * notes them a last time and stops.
 */
export async function keepAuditAnchors(context: AppContext): Promise<() => Promise<void>> {
  const noter = createAnchorNoter(context);
  const logged = (noting: Promise<void>) =>
    noting.catch((err) => context.log.warn({ err }, 'the ends of the audit chains could not be noted'));
  await logged(noter.note());
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= logged(noter.noteIfDue()).finally(() => {
      looking = null;
    });
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await logged(noter.note());
  };
}

export interface AnchorNoter {
  /** Adds a line for each chain whose end is not noted yet. */
  note(): Promise<void>;
  /** The same once a minute has passed since the last note, or 100 events are not noted. */
  noteIfDue(): Promise<void>;
}

interface Added {
  readonly heads: readonly ChainHead[];
  readonly lastLine: string;
}

// Its lock lets one process at a time add lines.
const lockNote = 'SELECT last_line AS "lastLine" FROM audit_anchor_notes FOR UPDATE';

const keepNote = 'UPDATE audit_anchor_notes SET last_line = $1, noted_at = $2';

/** Remembers which heads the place has, so that a note reads only what other servers added since. */
export function createAnchorNoter({ config, pool, clock, log }: AppContext): AnchorNoter {
  const place = anchorPlaceOf(config);
  const noted = new Map<string, ChainHead>();
  let lastLine: string | null = null;
  let notedAt = Number.NEGATIVE_INFINITY;
  const isNew = ({ chainId, hash }: ChainHead) => noted.get(chainId)?.hash !== hash;

  /** The heads of the added lines and the hash of the last line; null if there was nothing to add. */
  async function addLines(client: PoolClient, at: Date): Promise<Added | null> {
    const lastNoted = (await client.query<{ lastLine: string | null }>(lockNote)).rows[0]?.lastLine ?? '';
    const { anchors, lines } = parseLines(await place.read(lastLine ?? lastNoted));
    const isGone = lines.length === 0 && lastNoted !== '';
    if (isGone) {
      log.warn('the audit anchors are gone: they start over');
      noted.clear();
      await recordStartOver(client, at);
    }
    for (const anchor of anchors) noted.set(anchor.chainId, anchor);
    const heads = (await readChainHeads(client)).filter(isNew);
    if (heads.length === 0) return null;
    // If the line noted last is missing, the next line still names it, so the gap stays visible for good.
    const isWhole = isGone || lastNoted === '' || lines.includes(lastNoted);
    const added = linesOf(heads, at, isWhole ? (lines.at(-1) ?? '') : lastNoted);
    await place.add(added.text);
    await client.query(keepNote, [added.lastLine, at]);
    return { heads, lastLine: added.lastLine };
  }

  async function note(): Promise<void> {
    notedAt = clock.now();
    const added = await inTransaction(pool, (client) => addLines(client, new Date(notedAt)));
    if (added === null) return;
    // Only now: if the transaction failed, the next note begins at the line that the database knows.
    lastLine = added.lastLine;
    for (const head of added.heads) noted.set(head.chainId, head);
    log.info({ heads: added.heads }, 'the audit chains end here');
  }

  return {
    note,
    async noteIfDue() {
      const heads = (await readChainHeads(pool)).filter(isNew);
      const events = heads.reduce(
        (sum, { chainId, position }) => sum + position - (noted.get(chainId)?.position ?? 0),
        0,
      );
      const isLate = heads.length > 0 && clock.now() - notedAt >= noteAfterMs;
      if (isLate || events >= noteAfterEvents) await note();
    },
  };
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

async function readChainHeads(client: Pool | PoolClient): Promise<ChainHead[]> {
  return (await client.query<ChainHead>(findHeads)).rows;
}
