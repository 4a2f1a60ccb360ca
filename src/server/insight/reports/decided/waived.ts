import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { ask } from '#server/platform/db/ask.ts';
import { joined, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import type { Asked, Books } from '../report.ts';
import { rowKeyOf } from '../row-key.ts';

/** Relief of an agreement that runs, and relief before its start. */
export const reliefKinds = ['relief', 'starting_relief'] as const satisfies readonly EntryKind[];

/**
 * The entries of these kinds, at the branch that recorded them, without those from before the move. A reversal removes its entry
 * while the month is open. Later it is a row of its own, below zero, in the month in which it counts.
 */
export function waivedEntries(
  kinds: readonly EntryKind[],
  { from, until, branchId }: Asked,
  key: string | null,
): Sql {
  const after = key === null ? null : rowKeyOf(key, from);
  const ofKinds = joined(kinds.map(literal), ', ');
  return sql`
     FROM (
       SELECT e.id, e.agreement_id, e.branch_id, e.kind, e.counts_on, e.recorded_at, e.approval_id, e.amount
         FROM entries e
        WHERE e.kind IN (${ofKinds}) AND NOT e.brought_in AND e.counts_on BETWEEN ${from}::date AND ${until}::date
          AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id AND r.counts_on = e.counts_on)
        UNION ALL
       SELECT r.id, r.agreement_id, o.branch_id, o.kind, r.counts_on, o.recorded_at, o.approval_id, -o.amount
         FROM entries r
         JOIN entries o ON o.id = r.reverses AND o.agreement_id = r.agreement_id AND o.kind IN (${ofKinds}) AND NOT o.brought_in
        WHERE r.kind = 'reversal' AND r.counts_on BETWEEN ${from}::date AND ${until}::date AND r.counts_on > o.counts_on
     ) e
    WHERE (${branchId}::uuid IS NULL OR e.branch_id = ${branchId})
      AND ${after === null ? raw('true') : sql`(e.counts_on, e.id) > (${after.on}::date, ${after.id}::uuid)`}`;
}

interface WaivedMonth {
  /** `YYYY-MM`. */
  readonly span: string;
  readonly figures: { readonly relief: number; readonly writtenOff: number };
}

/** Relief and write-offs by month, as their reports have them. */
export async function sumWaivedByMonth(books: Books, asked: Asked): Promise<WaivedMonth[]> {
  return ask<WaivedMonth>(
    books,
    sql`
    SELECT to_char(e.counts_on, 'YYYY-MM') AS span,
           json_build_object('relief', coalesce(sum(e.amount) FILTER (WHERE e.kind <> 'write_off'), 0),
                             'writtenOff', coalesce(sum(e.amount) FILTER (WHERE e.kind = 'write_off'), 0)) AS figures
           ${waivedEntries([...reliefKinds, 'write_off'], asked, null)}
     GROUP BY 1`,
  );
}

/** The customer, the requester and the decider of the entry `e` of the agreement `a` with its approval `ap`. */
export const beside = raw(`
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = e.branch_id
     LEFT JOIN users m ON m.id = ap.requested_by
     LEFT JOIN users d ON d.id = ap.decided_by`);

export const besideCells = raw(`
  e.id, c.id AS "customerId", e.counts_on AS day, ${personCell('c')} AS customer, a.number AS agreement,
  ${branchCell('b')} AS branch, ap.reason, ${personCell('m')} AS "requestedBy", ${personCell('d')} AS "decidedBy"`);

/** The fields of a row besides its cells. */
export interface WaivedIds {
  readonly id: string;
  readonly customerId: string;
}
