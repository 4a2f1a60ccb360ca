import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { Asked } from '../report.ts';
import { drawerOf, isFollowed, momentsOf } from './sum-vouchers.ts';

/** The order of the vouchers of a day: entries, and then movements of cash. */
const sources = { entry: 0, movement: 1 } as const;

/** A voucher at which a page begins. */
interface VoucherKey {
  readonly on: CalendarDate;
  readonly id: string;
  readonly isMovement: boolean;
}

/** The place of a source within a day, in the key of a row. */
export const sourceOf = (isMovement: boolean) => (isMovement ? sources.movement : sources.entry);

/**
 * A query of the first vouchers of the period, from a known one on: the entries of a day by their ids, and then its movements of cash in
 * the order of their slips. Each branch is read by its index and no further than the page is long, so a page costs the same in any
 * month. A reversal is at the branch of its entry. There are few of them, and they have an index of their own.
 */
export function vouchersFrom(asked: Asked, key: VoucherKey | null, most: number): Sql {
  const { branchId, until } = asked;
  const from = key?.on ?? asked.from;
  const isHere = (branch: string) => (branchId === null ? raw('true') : sql`${raw(branch)} = ${branchId}`);
  const entries = sql`
    e.counts_on BETWEEN ${from}::date AND ${until}::date
    AND ${key === null ? raw('true') : key.isMovement ? sql`e.counts_on > ${key.on}::date` : sql`(e.counts_on, e.id) >= (${key.on}::date, ${key.id}::uuid)`}`;
  const { begin, end } = momentsOf(from, until);
  const movements = sql`
    m.counted_at >= ${begin} AND m.counted_at < ${end}
    AND ${key?.isMovement ? sql`(m.counted_at, m.id) >= (SELECT counted_at, id FROM cash_movements WHERE id = ${key.id})` : raw('true')}`;
  return sql`
    SELECT ${raw(`e.counts_on AS day, ${sources.entry} AS source, NULL::timestamptz AS at, e.id, e.agreement_id, e.branch_id`)},
           ${raw(isFollowed)} AS is_followed
      FROM branches b CROSS JOIN LATERAL (
        SELECT * FROM entries e WHERE e.branch_id = b.id AND e.kind <> 'reversal' AND ${entries} ORDER BY e.counts_on, e.id LIMIT ${most}) e
      ${raw(drawerOf('e'))}
     WHERE ${isHere('b.id')}
     UNION ALL
    (SELECT ${raw(`e.counts_on, ${sources.entry}, NULL, e.id, e.agreement_id, o.branch_id, ${isFollowed}`)}
       FROM entries e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id ${raw(drawerOf('o'))}
      WHERE e.kind = 'reversal' AND ${entries} AND ${isHere('o.branch_id')} ORDER BY e.counts_on, e.id LIMIT ${most})
     UNION ALL
    SELECT ${raw(`(m.counted_at AT TIME ZONE 'Asia/Karachi')::date, ${sources.movement}, m.counted_at, m.id, NULL, m.branch_id, true`)}
      FROM branches b CROSS JOIN LATERAL (
        SELECT * FROM cash_movements m WHERE m.branch_id = b.id AND ${movements} AND (m.amount, coalesce(m.stated, 0)) <> (0, 0)
         ORDER BY m.counted_at, m.id LIMIT ${most}) m
     WHERE ${isHere('b.id')}
     ORDER BY day, source, at, id LIMIT ${most}`;
}
