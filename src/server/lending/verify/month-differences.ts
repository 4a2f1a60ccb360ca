import type { PoolClient } from 'pg';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import {
  type ArrearsSum,
  addExposure,
  exposureBefore,
  nothingOutstanding,
  type RecordedAgreement,
  recordedAgreement,
} from '../ledger/past-exposure.ts';
import type { FixedMonths } from './choose-months.ts';

interface MovedAgreement extends RecordedAgreement {
  readonly number: string;
  /** Which branch it left, and when. */
  readonly moves: readonly { readonly from: string; readonly at: Instant }[];
}

const moved = 'move_agreement' satisfies AuditAction;

/**
 * The agreements that a branch has, or once had, as recorded by then. A cursor takes no parameters; the id comes from a
 * column of UUIDs. MATERIALIZED, so that the events are read once and not for each agreement. Budget: `verify`.
 */
const declareAgreements = (branchId: string, until: string) => `
  DECLARE agreements_of_months NO SCROLL CURSOR FOR
   WITH moved AS MATERIALIZED (
     SELECT subject_id, bool_or(before ->> 'branchId' = '${branchId}') AS was_here,
            json_agg(json_build_object('from', before ->> 'branchId',
                                       'at', (extract(epoch FROM recorded_at) * 1000)::bigint)) AS moves
       FROM audit_events WHERE action = '${moved}' GROUP BY subject_id)
   SELECT a.number, coalesce(moved.moves, '[]') AS moves, ${recordedAgreement(until)}
     FROM agreements a LEFT JOIN moved ON moved.subject_id = a.id
    WHERE (a.branch_id = '${branchId}' OR moved.was_here)
      AND EXISTS (SELECT FROM entries WHERE agreement_id = a.id AND recorded_at < ${until})`;

const agreementsPerRead = 100;

/**
 * Replays the agreements of a branch as recorded at the end of each of the months, and names the differences from the fixed
 * sums. A sum includes the agreements that the branch had at the moment of fixing, which is not stored: an agreement that
 * moved since the month end may be in the sums of any of its branches.
 */
export async function monthDifferences(
  client: PoolClient,
  { branchId, branch, monthEnds }: FixedMonths,
): Promise<string[]> {
  const months = monthEnds.map(nothingReplayed);
  const until = new Date(Math.max(...months.map(({ before }) => before))).toISOString();
  await client.query(declareAgreements(branchId, `'${until}'`));
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query<MovedAgreement>(
      `FETCH ${agreementsPerRead} FROM agreements_of_months`,
    );
    for (const agreement of rows) for (const month of months) add(month, branchId, agreement);
    isMore = rows.length > 0;
  }
  await client.query('CLOSE agreements_of_months');
  const differences: string[] = [];
  for (const month of months) {
    const { rows } = await client.query<{ kept: number[] }>(readKept, [branchId, month.monthEnd]);
    const lines = differencesOf(month, rows[0]?.kept ?? []);
    differences.push(...lines.map((line) => `arrears of ${branch} at the end of ${month.monthEnd}: ${line}`));
  }
  return differences;
}

/** The sums of a replay of a branch's agreements. */
interface ReplayedMonth {
  readonly monthEnd: CalendarDate;
  readonly before: Instant;
  /** Only agreements that were at no other branch since. */
  readonly least: ArrearsSum;
  /** With those that were at another branch, too. */
  readonly most: ArrearsSum;
  /** The number of an agreement that cannot be replayed. */
  broken: string | null;
}

function nothingReplayed(monthEnd: CalendarDate): ReplayedMonth {
  const before = startOfBusinessDate(addDays(monthEnd, 1));
  return { monthEnd, before, least: nothingOutstanding(), most: nothingOutstanding(), broken: null };
}

function add(month: ReplayedMonth, branchId: string, agreement: MovedAgreement): void {
  const left = agreement.moves.filter(({ at }) => at >= month.before).map(({ from }) => from);
  const places = new Set([agreement.branchId, ...left]);
  if (!places.has(branchId)) return;
  try {
    const exposure = exposureBefore(agreement, month.before);
    if (exposure === null) return;
    addExposure(month.most, month.monthEnd, exposure);
    if (places.size === 1) addExposure(month.least, month.monthEnd, exposure);
  } catch {
    // The rules refuse entries that the product could not have written.
    month.broken ??= agreement.number;
  }
}

const columns = ['agreements', 'outstanding', ...parDays.map((days) => `over_${days}`)];

const readKept = `
  SELECT json_build_array(${columns.join(', ')}) AS kept FROM arrears_months WHERE branch_id = $1 AND month_end = $2`;

/** A branch without a row counts as zero. */
function differencesOf({ least, most, broken }: ReplayedMonth, kept: readonly number[]): string[] {
  if (broken !== null) return [`not comparable, ${broken} cannot be replayed`];
  const [from, to] = [figuresOf(least), figuresOf(most)];
  return columns.flatMap((column, place) => {
    const [sum, low, high] = [kept[place] ?? 0, from[place] ?? 0, to[place] ?? 0];
    if (low <= sum && sum <= high) return [];
    return [`${column} is ${sum}, replayed ${low === high ? low : `${low} to ${high}`}`];
  });
}

/** In the order of the columns. */
function figuresOf({ agreements, outstanding, over }: ArrearsSum): number[] {
  return [agreements, outstanding, ...over];
}
