import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { joined, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from './cell-columns.ts';
import type { Asked } from './report.ts';
import { rowKeyOf } from './row-key.ts';

/** Entries of these kinds that are not reversed, on agreements that a branch looks after now. */
export function waivedEntries(
  kinds: readonly EntryKind[],
  { from, until, branchId }: Asked,
  key: string | null,
): Sql {
  const after = key === null ? null : rowKeyOf(key, from);
  return sql`
     FROM entries e
     JOIN agreements a ON a.id = e.agreement_id
    WHERE e.kind IN (${joined(kinds.map(literal), ', ')}) AND e.counts_on BETWEEN ${from}::date AND ${until}::date
      AND (${branchId}::uuid IS NULL OR a.branch_id = ${branchId})
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
      AND ${after === null ? raw('true') : sql`(e.counts_on, e.id) > (${after.on}::date, ${after.id}::uuid)`}`;
}

/** The customer, the requester and the decider of the entry `e` of the agreement `a` with its approval `ap`. */
export const beside = raw(`
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = a.branch_id
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
