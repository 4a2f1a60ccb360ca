import { receivedKinds } from '#domain/lending/ledger/collected.ts';

const kinds = [...receivedKinds, 'refund'].map((kind) => `'${kind}'`).join(', ');

/** True of a cash entry `e` since the opening count of its branch, whose books are `b`. */
const isCash = `e.kind IN (${kinds}) AND e.method <> 'transfer' AND NOT e.brought_in AND e.method = 'cash' AND e.recorded_at >= b.opened_at`;
const taken = `CASE e.kind WHEN 'refund' THEN -e.amount ELSE e.amount END`;
const reversed = 'JOIN entries e ON e.id = v.reverses AND e.agreement_id = v.agreement_id';
const isLate = 'l.branch_id = b.branch_id AND l.after_serial >= b.serial';

/**
 * A query of the cash that entries put into hands since the last close of their branch, by whom and when: a row for each cash entry, below
 * zero for a refund, and a row for each reversal of one, which takes it from the hand that took it, also if the entry is from before the
 * close. An entry with an earlier time that came into the books after the close is in it too. `only` is a further condition on the entry
 * `e` that took the cash. Entries are read from the oldest of the last closes on, so that the index of their time leaves all former ones
 * out; each branch takes its own. The condition that excludes transfers follows from the method: the planner uses the index `entries_handled`
 * only if the query repeats that index's own condition.
 */
export const cashSinceClose = (only: string) => `
  WITH books AS MATERIALIZED (SELECT * FROM cash_books)
  SELECT e.recorded_by AS user_id, e.branch_id, ${taken} AS amount, e.recorded_at
    FROM books b JOIN entries e ON e.branch_id = b.branch_id AND e.recorded_at > b.since
   WHERE e.recorded_at > (SELECT min(since) FROM books) AND ${isCash} AND ${only}
   UNION ALL
  SELECT e.recorded_by, e.branch_id, -(${taken}), v.recorded_at
    FROM entries v ${reversed} JOIN books b ON b.branch_id = e.branch_id AND v.recorded_at > b.since
   WHERE v.kind = 'reversal' AND v.recorded_at > (SELECT min(since) FROM books) AND ${isCash} AND ${only}
   UNION ALL
  SELECT e.recorded_by, e.branch_id, ${taken}, e.recorded_at
    FROM books b JOIN cash_late_entries l ON ${isLate}
    JOIN entries e ON e.id = l.entry_id AND e.agreement_id = l.agreement_id AND e.recorded_at <= b.since
   WHERE ${isCash} AND ${only}
   UNION ALL
  SELECT e.recorded_by, e.branch_id, -(${taken}), v.recorded_at
    FROM books b JOIN cash_late_entries l ON ${isLate}
    JOIN entries v ON v.id = l.entry_id AND v.agreement_id = l.agreement_id AND v.recorded_at <= b.since
    ${reversed}
   WHERE ${isCash} AND ${only}`;
