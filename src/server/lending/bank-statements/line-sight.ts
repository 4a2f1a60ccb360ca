import type { Pool, PoolClient } from 'pg';
import { waitingLinesMax } from '#contract/lending/bank-statements/statement-matching.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { LineClass } from '#domain/lending/statements/class-of-line.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RecordRow } from './line-candidates.ts';
import { type ClassedLine, classOneLine, proposedIn, readWaitingLines } from './waiting-lines.ts';

/** The lines that a person sees: all, or those that fit agreements of a branch, and with the right also those that fit none. */
export interface LineSight {
  /** Null for all branches. */
  readonly branchId: string | null;
  /** True if the person sees lines without a proposal and sets lines aside. */
  readonly seesUnknown: boolean;
}

/** A line as one person sees it: with the proposals of their branch. */
export interface SeenLine extends ClassedLine {
  readonly fitsElsewhere: boolean;
}

const findRight = {
  name: 'find-right-to-unknown-lines',
  text: 'SELECT may_match_unknown_lines AS "seesUnknown" FROM employees WHERE user_id = $1',
};

/** The sight of a caller. */
export async function readLineSight(
  db: Pool | PoolClient,
  reach: BranchReach,
  { userId }: Actor,
): Promise<LineSight> {
  const branchId = branchIdOf(reach);
  if (branchId === null) return { branchId, seesUnknown: true };
  const { rows } = await db.query<{ seesUnknown: boolean }>({ ...findRight, values: [userId] });
  return { branchId, seesUnknown: rows[0]?.seesUnknown ?? false };
}

/** A line as it is seen; null if it is not. A deposit of cash is for those who see all branches. */
export function seenLine(found: ClassedLine, { branchId, seesUnknown }: LineSight): SeenLine | null {
  const { classed } = found;
  if (branchId === null) return { ...found, fitsElsewhere: false };
  const isOwn = (agreementId: string) => found.agreementOf(agreementId)?.branchId === branchId;
  const notPayable = found.notPayable.filter((row) => row.branchId === branchId);
  const seen = { ...found, notPayable, fitsElsewhere: false };
  switch (classed.is) {
    case 'certain': {
      const isOfBranch =
        'record' in classed
          ? found.recordOf(classed.record.id)?.branchId === branchId
          : isOwn(classed.agreement.agreementId);
      return isOfBranch ? seen : null;
    }
    case 'likely': {
      const agreements = classed.agreements.filter(({ agreementId }) => isOwn(agreementId));
      if (agreements.length === 0) return null;
      const fitsElsewhere = agreements.length < classed.agreements.length;
      return { ...seen, classed: { ...classed, agreements }, fitsElsewhere };
    }
    default:
      return seesUnknown || notPayable.length > 0 ? seen : null;
  }
}

/** The most lines that are looked through for a person who sees few of them, in answers of `waitingLinesMax`. */
const pagesMax = 5;

/** The lines that wait for a person, the oldest first, at most `waitingLinesMax`. */
export async function readSeenLines(
  pool: Pool,
  sight: LineSight,
  today: CalendarDate,
): Promise<readonly SeenLine[]> {
  const seen: SeenLine[] = [];
  let after: ClassedLine['line'] | undefined;
  for (let page = 0; page < pagesMax && seen.length < waitingLinesMax; page += 1) {
    const lines = await readWaitingLines(pool, { accountId: null, ...(after && { after }) }, today);
    seen.push(...lines.flatMap((line) => seenLine(line, sight) ?? []));
    if (lines.length < waitingLinesMax) break;
    after = lines.at(-1)?.line;
  }
  return seen.slice(0, waitingLinesMax);
}

const findMatch = {
  name: 'find-match-of-seen-line',
  text: `SELECT m.how, m.agreement_id AS "agreementId", (SELECT a.branch_id FROM agreements a WHERE a.id = m.agreement_id) AS "branchId"
           FROM statement_matches m
          WHERE m.line_id = $1 AND m.undone_at IS NULL
            AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id)`,
};

interface MatchRow {
  readonly how: string;
  readonly agreementId: string | null;
  readonly branchId: string | null;
}

/** The parts of a call on a line. */
export interface SightCall {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly reach: BranchReach;
  readonly input: { readonly params: { readonly id: string } };
}

interface SightOfLine {
  readonly sight: LineSight;
  /** The class of the line now; of one that is matched it is not asked. */
  readonly foundAs: LineClass['is'];
  /** True for a record that an employee may link: one that is proposed. Those who see all branches link any. */
  readonly mayLink: (recordId: string) => boolean;
}

/** By their ids or their payment numbers. */
const lockAgreements = namedStatement(
  'lock-agreements-of-statement-line',
  'SELECT FROM agreements WHERE id = ANY (:ids::uuid[]) OR payment_serial = ANY (:serials::integer[]) ORDER BY id FOR NO KEY UPDATE',
);

/**
 * Refuses a line that the caller does not see. A matched one is seen by the branch of its agreement, so that a repeated request is
 * answered and a link is taken back.
 */
export async function refuseUnseenLine(
  db: Pool | PoolClient,
  { context, actor, reach, input }: SightCall,
): Promise<SightOfLine> {
  const sight = await readLineSight(db, reach, actor);
  return (await lookAt(db, input.params.id, sight, businessDateOf(context.clock.now()))).seen;
}

/**
 * The same until the transaction ends: the agreements by which the line is seen are locked, so none of them leaves the branch before
 * the line is matched.
 */
export async function lockSeenLine(client: PoolClient, call: SightCall): Promise<SightOfLine> {
  const { context, actor, reach, input } = call;
  const sight = await readLineSight(client, reach, actor);
  const today = businessDateOf(context.clock.now());
  const { seen, ids, serials } = await lookAt(client, input.params.id, sight, today);
  if (sight.branchId === null) return seen;
  await client.query(lockAgreements({ ids, serials }));
  return (await lookAt(client, input.params.id, sight, today)).seen;
}

/** A line that a caller sees, and the agreements by which they see it. */
interface Look {
  readonly seen: SightOfLine;
  readonly ids: readonly string[];
  readonly serials: readonly number[];
}

async function lookAt(
  db: Pool | PoolClient,
  id: string,
  sight: LineSight,
  today: CalendarDate,
): Promise<Look> {
  if (sight.branchId === null) {
    const { classed } = await classOneLine(db, id, today);
    return { seen: { sight, foundAs: classed.is, mayLink: () => true }, ids: [], serials: [] };
  }
  const { rows } = await db.query<MatchRow>({ ...findMatch, values: [id] });
  const [match] = rows;
  if (match !== undefined) {
    const isSeen = match.how === 'aside' ? sight.seesUnknown : match.branchId === sight.branchId;
    if (!isSeen) throw new Refusal('not_found');
    const ids = [match.agreementId ?? []].flat();
    return { seen: { sight, foundAs: 'unknown', mayLink: () => true }, ids, serials: [] };
  }
  const found = await classOneLine(db, id, today);
  const seen = seenLine(found, sight);
  if (seen === null) throw new Refusal('not_found');
  const records = proposedRecords(seen);
  const proposed = records.map((record) => record.id);
  return {
    seen: { sight, foundAs: found.classed.is, mayLink: (recordId) => proposed.includes(recordId) },
    ids: [
      ...proposedIn(seen.classed).map(({ agreementId }) => agreementId),
      ...records.flatMap(({ agreementId }) => agreementId ?? []),
    ],
    serials: seen.notPayable.map(({ serial }) => serial),
  };
}

function proposedRecords({ classed, recordOf, recordedOf }: SeenLine): RecordRow[] {
  if (classed.is === 'certain' && 'record' in classed) return [recordOf(classed.record.id) ?? []].flat();
  return proposedIn(classed).flatMap(({ agreementId }) => recordedOf(agreementId) ?? []);
}
