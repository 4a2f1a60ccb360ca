import type { Pool } from 'pg';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { hashOfEvent } from '#server/platform/audit/verify-audit.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { effectOn } from '../sums/cash-effect.ts';
import { positionOf } from './day-facts.ts';

/** The close `c` of a sheet, its count `k`, and the close `p` that stood before it, if any, with its count `q`. */
const closes = `
    FROM cash_day_closes c
    JOIN cash_day_counts k ON k.id = c.count_id
    LEFT JOIN LATERAL (SELECT * FROM cash_day_closes
                        WHERE branch_id = c.branch_id AND serial < c.serial AND (reopened_at IS NULL OR reopened_at > c.closed_at)
                        ORDER BY serial DESC LIMIT 1) p ON true
    LEFT JOIN cash_day_counts q ON q.id = p.count_id`;

// The difference of the count before is in the opening already.
const sinceBefore = `m.serial > coalesce(q.last_slip, 0) AND (m.count_id IS NULL OR q.id IS NULL OR m.count_id <> q.id)`;
const moved = `JOIN cash_movements m ON m.branch_id = c.branch_id AND ${sinceBefore} AND m.serial <= k.last_slip`;

export interface SheetRow extends Pick<DrawerBookRows, 'opening'> {
  readonly counted: readonly number[];
  readonly countedByName: Phrase;
  readonly eventPosition: number;
  readonly eventHash: Buffer;
}

const findSheet = {
  name: 'find-cash-day-sheet',
  text: `SELECT coalesce(q.amount, 0) AS opening, k.counted, (SELECT ${namesOf('u')} FROM users u WHERE u.id = k.counted_by) AS "countedByName",
                event.*
         ${closes}
         CROSS JOIN LATERAL (SELECT a.position AS "eventPosition", ${hashOfEvent} AS "eventHash" FROM audit_events a
                              WHERE a.chain_id = c.branch_id AND a.subject_id = c.id AND a.action = 'close_cash_day') event
          WHERE c.id = $1`,
};

export interface MovedRow {
  readonly kind: CashMovementKind;
  readonly handName: Phrase | null;
  readonly into: Rupees;
  readonly out: Rupees;
}

/** The movements `m` that a query is from, by what they were and whose hand they were of. */
const movedFrom = (movements: string) => `
  SELECT kind, (SELECT ${namesOf('u')} FROM users u WHERE u.id = hand_of) AS "handName",
         sum(greatest(effect, 0))::bigint AS "into", -sum(least(effect, 0))::bigint AS out
    FROM (SELECT m.kind, m.hand_of, m.serial, ${effectOn('drawer', 'm')} AS effect ${movements}) m
   GROUP BY kind, hand_of HAVING sum(abs(effect)) <> 0 ORDER BY min(serial)`;

const listMoved = { name: 'list-moved-cash-of-sheet', text: movedFrom(`${closes} ${moved} WHERE c.id = $1`) };

export interface SheetHandRow {
  readonly userId: string;
  readonly name: Phrase;
  readonly before: Rupees;
  readonly took: Rupees;
  readonly handedOver: Rupees;
  readonly explanation: string | null;
}

const listHands = {
  name: 'list-hands-of-sheet',
  text: `SELECT u.id AS "userId", ${namesOf('u')} AS name, coalesce(${positionOf('b')}, 0) AS before,
                h.taken + h.on_hold - coalesce(b.taken + b.on_hold, 0) AS took,
                coalesce(b.moved, 0) - h.moved AS "handedOver", h.explanation
         ${closes}
           JOIN cash_day_hands h ON h.close_id = c.id
           JOIN users u ON u.id = h.hand_of
           LEFT JOIN cash_day_hands b ON b.close_id = p.id AND b.hand_of = h.hand_of
          WHERE c.id = $1 AND (${positionOf('h')} <> 0 OR (h.taken + h.on_hold, h.moved) IS DISTINCT FROM (b.taken + b.on_hold, b.moved))
          ORDER BY ${positionOf('h')} DESC, u.id`,
};

export interface SheetDifferenceRow {
  readonly serial: number;
  readonly givenByName: Phrase;
  readonly difference: Rupees;
}

const listDifferences = {
  name: 'list-differences-of-sheet',
  text: `SELECT m.serial, ${namesOf('u')} AS "givenByName", m.amount - m.stated AS difference
         ${closes} ${moved} JOIN users u ON u.id = m.given_by
          WHERE c.id = $1 AND m.stated <> m.amount AND m.reverses IS NULL
            AND NOT EXISTS (SELECT FROM cash_movements r WHERE r.reverses = m.id AND r.serial <= k.last_slip)
          ORDER BY m.serial`,
};

/** The cash book of a drawer: what it had, and what has moved since. */
export interface DrawerBookRows {
  readonly opening: Rupees;
  readonly moved: readonly MovedRow[];
}

export interface DaySheet extends SheetRow, DrawerBookRows {
  readonly hands: readonly SheetHandRow[];
  readonly differences: readonly SheetDifferenceRow[];
}

/** The sheet of a close: the drawer since the close before it, each hand, and the place of the close in the chain of its branch. */
export async function readDaySheet(pool: Pool, id: string): Promise<DaySheet> {
  const values = [id];
  const [sheet, lines, hands, differences] = await Promise.all([
    pool.query<SheetRow>({ ...findSheet, values }),
    pool.query<MovedRow>({ ...listMoved, values }),
    pool.query<SheetHandRow>({ ...listHands, values }),
    pool.query<SheetDifferenceRow>({ ...listDifferences, values }),
  ]);
  invariant(sheet.rows[0] !== undefined, 'a close has its event');
  return { ...sheet.rows[0], moved: lines.rows, hands: hands.rows, differences: differences.rows };
}

/** The close that stands `p` at the books `b` of a branch, if any, with its count `q`. */
const standing = `
    FROM cash_books b
    LEFT JOIN cash_day_closes p ON p.id = b.close_id
    LEFT JOIN cash_day_counts q ON q.id = p.count_id`;

const findOpening = {
  name: 'find-opening-of-cash-day',
  text: `SELECT coalesce(q.amount, 0) AS opening ${standing} WHERE b.branch_id = $1`,
};

const listMovedToday = {
  name: 'list-moved-cash-of-day',
  text: movedFrom(`${standing}
    JOIN cash_movements m ON m.branch_id = b.branch_id AND ${sinceBefore}
   WHERE b.branch_id = $1`),
};

/** The cash book of a drawer since the close that stands. */
export async function readOpenBook(pool: Pool, branchId: string): Promise<DrawerBookRows> {
  const values = [branchId];
  const [opening, lines] = await Promise.all([
    pool.query<Pick<DrawerBookRows, 'opening'>>({ ...findOpening, values }),
    pool.query<MovedRow>({ ...listMovedToday, values }),
  ]);
  return { opening: opening.rows[0]?.opening ?? rupees(0), moved: lines.rows };
}
