import type { Pool } from 'pg';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { hashOfEvent } from '#server/platform/audit/verify-audit.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { effectOn } from '../sums/cash-effect.ts';

/** The close `c` of a sheet, its count `k`, and the close `p` that stood before it, if any, with its count `q`. */
const closes = `
    FROM cash_day_closes c
    JOIN cash_day_counts k ON k.id = c.count_id
    LEFT JOIN LATERAL (SELECT * FROM cash_day_closes
                        WHERE branch_id = c.branch_id AND serial < c.serial AND (reopened_at IS NULL OR reopened_at > c.closed_at)
                        ORDER BY serial DESC LIMIT 1) p ON true
    LEFT JOIN cash_day_counts q ON q.id = p.count_id`;

// The difference of the count before is in the opening already.
const moved = `JOIN cash_movements m ON m.branch_id = c.branch_id AND m.serial > coalesce(q.last_slip, 0) AND m.serial <= k.last_slip
                                   AND (m.count_id IS NULL OR q.id IS NULL OR m.count_id <> q.id)`;

export interface SheetRow {
  readonly opening: Rupees;
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

const listMoved = {
  name: 'list-moved-cash-of-sheet',
  text: `SELECT kind, (SELECT ${namesOf('u')} FROM users u WHERE u.id = hand_of) AS "handName",
                sum(greatest(effect, 0))::bigint AS "into", -sum(least(effect, 0))::bigint AS out
           FROM (SELECT m.kind, m.hand_of, m.serial, ${effectOn('drawer', 'm')} AS effect ${closes} ${moved} WHERE c.id = $1) m
          GROUP BY kind, hand_of HAVING sum(abs(effect)) <> 0 ORDER BY min(serial)`,
};

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
  text: `SELECT u.id AS "userId", ${namesOf('u')} AS name, coalesce(b.taken + b.moved, 0) AS before, h.taken - coalesce(b.taken, 0) AS took,
                coalesce(b.moved, 0) - h.moved AS "handedOver", h.explanation
         ${closes}
           JOIN cash_day_hands h ON h.close_id = c.id
           JOIN users u ON u.id = h.hand_of
           LEFT JOIN cash_day_hands b ON b.close_id = p.id AND b.hand_of = h.hand_of
          WHERE c.id = $1 AND (h.taken + h.moved <> 0 OR (h.taken, h.moved) IS DISTINCT FROM (b.taken, b.moved))
          ORDER BY h.taken + h.moved DESC, u.id`,
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

export interface DaySheet extends SheetRow {
  readonly moved: readonly MovedRow[];
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
