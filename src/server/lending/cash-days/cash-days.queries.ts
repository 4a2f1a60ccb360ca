import type { Pool } from 'pg';
import { cashDayRowsMax } from '#contract/lending/cash-days/cash-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { CashOfferKind } from '#domain/lending/cash/cash-movement.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Actor } from '#server/platform/actor.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, isAfterId, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, isWithin } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isOpenDifference, openPart } from '../cash/cash-places.ts';
import { isCustodian } from '../cash/lock-drawer.ts';
import { currentCount, type DayFacts, handsOfBranch, positionOf, readDayFacts } from './day-facts.ts';
import { type DrawerBookRows, readOpenBook } from './day-sheet.queries.ts';
import { openRequests } from './open-requests.ts';
import { isReopenedAlone } from './reopened-alone.ts';

export interface BranchOfDay {
  readonly branchId: string;
  readonly branchCode: string;
  readonly city: Phrase;
}

const branchSelected = `b.id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city`;

const findDrawer = {
  name: 'find-cash-drawer-of-day',
  text: `SELECT ${branchSelected}, d.custodian_id AS "custodianId" FROM branches b JOIN cash_drawers d ON d.branch_id = b.id WHERE b.id = $1`,
};

/** The branch of a drawer that the caller keeps. Refuses others, and a branch whose cash has not been counted. */
export async function readKeptBranch(
  pool: Pool,
  reach: BranchReach,
  actor: Actor,
  branchId: string,
): Promise<BranchOfDay> {
  if (!isWithin(reach, { branchId })) throw new Refusal('not_found');
  const { rows } = await pool.query<BranchOfDay & { custodianId: string | null }>({
    ...findDrawer,
    values: [branchId],
  });
  if (rows[0] === undefined) throw new Refusal('cash_not_opened');
  if (!isCustodian(reach, actor, rows[0])) throw new Refusal('not_cash_custodian');
  return rows[0];
}

export interface DayHandRow {
  readonly userId: string;
  readonly name: Phrase;
  /** Null while a hand-over of it waits to be counted. */
  readonly amount: Rupees | null;
}

const listHands = {
  name: 'list-hands-of-cash-day',
  text: `SELECT u.id AS "userId", ${namesOf('u')} AS name,
                CASE WHEN NOT EXISTS (SELECT FROM cash_offers o WHERE o.hand_of = u.id AND o.kind = 'hand_over' AND o.state = 'waiting')
                     THEN ${positionOf('h')} END AS amount
           FROM (${handsOfBranch('$1')}) h JOIN users u ON u.id = h.hand_of
          WHERE ${positionOf('h')} <> 0 ORDER BY amount DESC NULLS LAST, u.id LIMIT ${cashDayRowsMax}`,
};

export interface WaitingRow {
  readonly id: string;
  readonly kind: CashOfferKind;
  readonly handName: Phrase;
}

const listWaiting = {
  name: 'list-offers-of-cash-day',
  text: `SELECT o.id, o.kind, ${namesOf('u')} AS "handName" FROM cash_offers o JOIN users u ON u.id = o.hand_of
          WHERE o.branch_id = $1 AND o.state = 'waiting' ORDER BY o.offered_at, o.id LIMIT ${cashDayRowsMax}`,
};

const countRequests = {
  name: 'count-requests-of-cash-day',
  text: `SELECT count(*)::integer AS requests, ${openRequests('$1')} AS open, ${openRequests('$1', "r.received_at < $2::timestamptz - interval '24 hours'")} AS overdue
           FROM approvals p JOIN agreements a ON a.id = p.agreement_id
          WHERE p.state = 'pending' AND a.branch_id = $1`,
};

interface WaitingRequests {
  readonly requests: number;
  readonly open: number;
  readonly overdue: number;
}

export interface DifferenceRow {
  readonly serial: number;
  readonly givenByName: Phrase;
  readonly difference: Rupees;
}

const listDifferences = {
  name: 'list-differences-of-cash-day',
  text: `SELECT m.serial, ${namesOf('u')} AS "givenByName", -(${openPart}) AS difference
           FROM cash_movements m JOIN users u ON u.id = m.given_by
          WHERE m.branch_id = $1 AND ${isOpenDifference} ORDER BY m.serial LIMIT ${cashDayRowsMax}`,
};

export interface DayCountRow {
  readonly id: string;
  readonly amount: Rupees;
  readonly shouldBe: Rupees;
  readonly lastSlip: number;
  readonly counted: readonly number[];
  readonly countedByName: Phrase;
  readonly countedAt: Date;
}

const countSelected = `
  k.id, k.amount, k.should_be AS "shouldBe", k.last_slip AS "lastSlip", k.counted, k.counted_at AS "countedAt",
  (SELECT ${namesOf('u')} FROM users u WHERE u.id = k.counted_by) AS "countedByName"`;
const findCurrent = {
  name: 'find-count-of-cash-day',
  text: `SELECT ${countSelected} ${currentCount('$1')}`,
};
const findCount = {
  name: 'find-stored-count-of-cash-day',
  text: `SELECT ${countSelected} FROM cash_day_counts k WHERE k.id = $1`,
};

/** A count that the caller has just stored. */
export async function readDayCount(pool: Pool, id: string): Promise<DayCountRow> {
  const { rows } = await pool.query<DayCountRow>({ ...findCount, values: [id] });
  invariant(rows[0] !== undefined, 'a count stays');
  return rows[0];
}

export interface StandingCloseRow {
  readonly id: string;
  readonly day: CalendarDate;
  readonly difference: Rupees;
}

const listMonth = {
  name: 'list-closes-of-cash-month',
  text: `SELECT c.id, c.day, k.amount - k.should_be AS difference
           FROM cash_day_closes c JOIN cash_day_counts k ON k.id = c.count_id
          WHERE c.branch_id = $1 AND c.reopened_at IS NULL AND c.day >= date_trunc('month', $2::date) ORDER BY c.day`,
};

export interface OpenDay extends DayFacts, DrawerBookRows {
  readonly hands: readonly DayHandRow[];
  readonly waiting: readonly WaitingRow[];
  readonly requests: number;
  readonly contactRequests: { readonly open: number; readonly overdue: number };
  readonly differences: readonly DifferenceRow[];
  readonly count: DayCountRow | null;
  readonly month: readonly StandingCloseRow[];
}

/** All that the close of a branch's open day asks for. */
export async function readOpenDay(pool: Pool, { branchId }: BranchOfDay, now: Instant): Promise<OpenDay> {
  const values = [branchId];
  const [facts, hands, waiting, requests, differences, count, book, month] = await Promise.all([
    readDayFacts(pool, branchId),
    pool.query<DayHandRow>({ ...listHands, values }),
    pool.query<WaitingRow>({ ...listWaiting, values }),
    pool.query<WaitingRequests>({ ...countRequests, values: [branchId, new Date(now)] }),
    pool.query<DifferenceRow>({ ...listDifferences, values }),
    pool.query<DayCountRow>({ ...findCurrent, values }),
    readOpenBook(pool, branchId),
    pool.query<StandingCloseRow>({ ...listMonth, values: [branchId, businessDateOf(now)] }),
  ]);
  return {
    ...facts,
    hands: hands.rows,
    waiting: waiting.rows,
    requests: requests.rows[0]?.requests ?? 0,
    contactRequests: { open: requests.rows[0]?.open ?? 0, overdue: requests.rows[0]?.overdue ?? 0 },
    differences: differences.rows,
    count: count.rows[0] ?? null,
    ...book,
    month: month.rows,
  };
}

export interface ClosedDayRow extends BranchOfDay {
  readonly id: string;
  readonly serial: number;
  readonly day: CalendarDate;
  readonly counted: Rupees;
  readonly shouldBe: Rupees;
  readonly differenceReason: string | null;
  readonly openRequests: number;
  readonly counts: number;
  readonly firstDifference: Rupees;
  readonly inHands: Rupees;
  readonly closedAt: Date;
  readonly closedByName: Phrase;
  readonly reopenedAt: Date | null;
  readonly reopenedByName: Phrase | null;
  readonly reopenReason: string | null;
  readonly reopenedAlone: boolean;
  readonly isLast: boolean;
}

const closesSelected = `
  SELECT c.id, ${branchSelected}, c.serial, c.day, k.amount AS counted, k.should_be AS "shouldBe",
         c.difference_reason AS "differenceReason", c.open_requests AS "openRequests", f.counts, f.difference AS "firstDifference",
         (SELECT coalesce(sum(${positionOf('h')}), 0)::bigint FROM cash_day_hands h WHERE close_id = c.id) AS "inHands",
         c.closed_at AS "closedAt", ${namesOf('u')} AS "closedByName", c.reopened_at AS "reopenedAt",
         CASE WHEN r.id IS NOT NULL THEN ${namesOf('r')} END AS "reopenedByName", c.reopen_reason AS "reopenReason", ${isReopenedAlone} AS "reopenedAlone",
         c.id IS NOT DISTINCT FROM (SELECT close_id FROM cash_books WHERE branch_id = c.branch_id) AS "isLast"`;
const closesJoined = `
    JOIN cash_day_counts k ON k.id = c.count_id
    JOIN branches b ON b.id = c.branch_id
    JOIN users u ON u.id = c.closed_by
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS counts, (array_agg(x.amount - x.should_be ORDER BY x.number))[1] AS difference
        FROM cash_day_counts x
       WHERE x.branch_id = c.branch_id AND x.number <= k.number
         AND x.number > coalesce((SELECT max(y.number) FROM cash_day_closes z JOIN cash_day_counts y ON y.id = z.count_id
                                   WHERE z.branch_id = c.branch_id AND z.serial < c.serial), 0)) f
    LEFT JOIN users r ON r.id = c.reopened_by`;

const findClose = {
  name: 'find-closed-cash-day',
  text: `${closesSelected} FROM cash_day_closes c ${closesJoined} WHERE c.id = $1`,
};

/** A close, whose branch the caller has reached or still has to. */
export async function readClosedDay(pool: Pool, id: string): Promise<ClosedDayRow> {
  const { rows } = await pool.query<ClosedDayRow>({ ...findClose, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** The closes of a branch, the newest first. */
export async function listClosedDays(pool: Pool, { branchId }: BranchOfDay, cursor: string | undefined) {
  const matches: Matches = { from: raw('cash_day_closes c'), where: sql`c.branch_id = ${branchId}` };
  const rows = await ask<ClosedDayRow>(
    pool,
    sql`${raw(closesSelected)} FROM ${matches.from} ${raw(closesJoined)}
         WHERE ${matches.where} AND ${isAfterId(cursor, 'c.id')} ORDER BY c.id DESC LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ id }) => ({ id }));
}
