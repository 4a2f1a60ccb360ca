import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { HandAtClose } from '#domain/lending/cash-days/cash-day.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { cashOfEntries, cashOnHold, inDrawer } from '../cash/cash-places.ts';
import { cashSinceClose } from '../cash/since-close.ts';

/** The last slip of the close that stands at the books `b` of a branch; 0 before the first. */
const lastSlipClosed = `
  coalesce((SELECT k.last_slip FROM cash_day_closes c JOIN cash_day_counts k ON k.id = c.count_id WHERE c.id = b.close_id), 0)`;

const findFacts = {
  name: 'find-facts-of-cash-day',
  text: `SELECT b.closed_until AS "closedUntil", d.last_serial AS "lastSlip", ${inDrawer('$1')} AS drawer,
                (greatest((SELECT max(recorded_at) FROM (${cashSinceClose('e.branch_id = $1')}) taken),
                          (SELECT max(counted_at) FROM cash_movements WHERE branch_id = $1 AND count_id IS NULL AND serial > ${lastSlipClosed}))
                 AT TIME ZONE 'Asia/Karachi')::date AS "movedOn"
           FROM cash_books b JOIN cash_drawers d ON d.branch_id = b.branch_id WHERE b.branch_id = $1`,
};

export interface DayFacts {
  readonly closedUntil: CalendarDate | null;
  readonly movedOn: CalendarDate | null;
  readonly lastSlip: number;
  readonly drawer: Rupees;
}

/** The facts that decide which day of a branch can be closed, and what its drawer should have. */
export async function readDayFacts(client: Pool | PoolClient, branchId: string): Promise<DayFacts> {
  const { rows } = await client.query<DayFacts>({ ...findFacts, values: [branchId] });
  invariant(rows[0] !== undefined, 'the drawer is there');
  return rows[0];
}

/** The position of a hand `h` of a branch or of a close. */
export const positionOf = (h: string) => `(${h}.taken + ${h}.moved + ${h}.on_hold)`;

/**
 * The cash of a branch in each hand, since its opening count: taken by entries, moved into the hand, and of slips from the field on hold.
 * The cash of such a slip is no entry yet, and is handed over with the rest.
 */
export const handsOfBranch = (branchId: string) => `
  SELECT hand_of, sum(taken)::bigint AS taken, sum(moved)::bigint AS moved, sum(on_hold)::bigint AS on_hold
    FROM (SELECT user_id AS hand_of, amount AS taken, 0 AS moved, 0 AS on_hold FROM (${cashOfEntries(`e.branch_id = ${branchId}`)}) entries
           UNION ALL
          SELECT hand_of, 0, into_hand, 0 FROM cash_flows WHERE branch_id = ${branchId} AND hand_of IS NOT NULL
           UNION ALL
          SELECT user_id, 0, 0, amount FROM (${cashOnHold(`d.branch_id = ${branchId}`)}) kept) places
   GROUP BY hand_of HAVING sum(taken) <> 0 OR sum(moved) <> 0 OR sum(on_hold) <> 0`;

const findHands = {
  name: 'find-hands-of-cash-day',
  text: `SELECT hand_of AS "userId", ${positionOf('h')} AS amount FROM (${handsOfBranch('$1')}) h WHERE ${positionOf('h')} <> 0`,
};

/** The hands with cash of a branch. */
export async function readHands(client: Pool | PoolClient, branchId: string): Promise<HandAtClose[]> {
  return (await client.query<HandAtClose>({ ...findHands, values: [branchId] })).rows;
}

/** The last count `k` of the drawer of a branch, unless a day was closed with it. */
export const currentCount = (branchId: string) => `
  FROM (SELECT * FROM cash_day_counts WHERE branch_id = ${branchId} ORDER BY number DESC LIMIT 1) k
 WHERE NOT EXISTS (SELECT FROM cash_day_closes WHERE count_id = k.id)`;
