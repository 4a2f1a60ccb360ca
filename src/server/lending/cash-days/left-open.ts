import { receivedKinds } from '#domain/lending/ledger/collected.ts';

const kinds = [...receivedKinds, 'refund'].map((kind) => `'${kind}'`).join(', ');
const startOf = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Karachi')`;

interface Asked {
  /** The day before which a day must be closed. What came before the moment `from` is left out. */
  readonly before: string;
  readonly from: string;
  /** A further condition on the drawer `d`. */
  readonly only: string;
}

/**
 * A query of the branches with a day before `before` that is not closed, though cash was taken, given back or moved on it: the first such
 * day. What came after the close of a day belongs to the next. Entries are read from the oldest of the last closed days on.
 */
export const daysLeftOpen = ({ before, from, only }: Asked) => `
  WITH books AS MATERIALIZED (
    SELECT d.branch_id, greatest(d.opened_at, ${startOf('b.closed_until + 1')}, ${from}) AS since
      FROM cash_drawers d JOIN cash_books b ON b.branch_id = d.branch_id WHERE ${only})
  SELECT branch_id, min((at AT TIME ZONE 'Asia/Karachi')::date) AS first_day
    FROM (SELECT b.branch_id, e.recorded_at AS at
            FROM books b JOIN entries e ON e.branch_id = b.branch_id AND e.recorded_at >= b.since
           WHERE e.recorded_at >= (SELECT min(since) FROM books) AND e.recorded_at < ${startOf(before)}
             AND e.kind IN (${kinds}) AND e.method = 'cash' AND NOT e.brought_in
           UNION ALL
          SELECT b.branch_id, m.counted_at
            FROM books b JOIN cash_movements m ON m.branch_id = b.branch_id AND m.counted_at >= b.since
           WHERE m.counted_at < ${startOf(before)} AND m.count_id IS NULL) moved
   GROUP BY branch_id`;
