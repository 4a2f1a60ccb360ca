import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { entryVoucher, movementVoucher, type VoucherLine } from '#domain/lending/books/voucher.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import type { BookAccount } from '#domain/lending/ledger/bookkeeping.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { Asked, Books } from '../report.ts';

/** The moments at which the movements of these days begin and are over. */
export const momentsOf = (from: CalendarDate, until: CalendarDate) => ({
  begin: new Date(startOfBusinessDate(from)),
  end: new Date(startOfBusinessDate(addDays(until, 1))),
});

/** True of the cash of an entry, if its branch has counted its drawer `d` before. */
export const isFollowed = 'd.branch_id IS NOT NULL';

/** The drawer of the branch of an entry, as `d`, if the entry came after its opening count. */
export const drawerOf = (entry: string) =>
  `LEFT JOIN cash_drawers d ON d.branch_id = ${entry}.branch_id AND d.opened_at <= ${entry}.recorded_at`;

interface EntrySum {
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  readonly broughtIn: boolean;
  readonly isFollowed: boolean;
  readonly isBefore: boolean;
  readonly vouchers: number;
  readonly amount: Rupees;
}

interface MovementSum {
  readonly kind: CashMovementKind;
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly isBefore: boolean;
  readonly vouchers: number;
  readonly amount: Rupees;
  readonly stated: Rupees;
}

/** The lines of vouchers of one form, added up. */
export interface SummedVouchers {
  readonly lines: readonly VoucherLine[];
  readonly vouchers: number;
  /** The account of the lender that the vouchers are of. */
  readonly accountId: string | null;
  readonly accountName: string | null;
  /** True of vouchers from before the period. */
  readonly isBefore: boolean;
}

/**
 * All vouchers up to the last day of the period, or with `onlyPeriod` those of the period. Vouchers whose lines have the same accounts
 * on the same sides are added up by the database, so a line has the debits and credits that the vouchers have. A reversal is at
 * the branch of its entry.
 */
export async function sumVouchers(
  books: Books,
  asked: Asked,
  onlyPeriod: boolean,
): Promise<SummedVouchers[]> {
  const entries = await ask<EntrySum>(books, entrySums(asked, onlyPeriod));
  const movements = await ask<MovementSum>(books, movementSums(asked, onlyPeriod));
  return [
    ...entries.map(({ vouchers, isBefore, ...entry }) => ({
      ...{ lines: entryVoucher(entry), vouchers, isBefore },
      ...{ accountId: null, accountName: null },
    })),
    ...movements.map(({ vouchers, isBefore, accountId, accountName, ...movement }) => ({
      ...{ lines: movementVoucher(movement), vouchers, isBefore },
      ...{ accountId, accountName },
    })),
  ];
}

function entrySums({ from, until, branchId }: Asked, onlyPeriod: boolean): Sql {
  const isAsked = (taken: Sql) => sql`
    e.counts_on <= ${until}::date AND ${onlyPeriod ? sql`e.counts_on >= ${from}::date` : raw('true')}
    AND ${branchId === null ? raw('true') : sql`${taken}.branch_id = ${branchId}`}`;
  const sums = sql`
    SELECT e.debit, e.credit, e.brought_in AS "broughtIn", ${raw(isFollowed)} AS "isFollowed",
           e.counts_on < ${from}::date AS "isBefore", count(*)::integer AS vouchers, sum(e.amount)::bigint AS amount`;
  return sql`
    ${sums} FROM entries e ${raw(drawerOf('e'))} WHERE e.kind <> 'reversal' AND ${isAsked(raw('e'))} GROUP BY 1, 2, 3, 4, 5
     UNION ALL
    ${sums} FROM entries e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id ${raw(drawerOf('o'))}
     WHERE e.kind = 'reversal' AND ${isAsked(raw('o'))} GROUP BY 1, 2, 3, 4, 5`;
}

/** A count may be short or too much, and a settlement is below zero if it was too much: each has its own form. */
function movementSums({ from, until, branchId }: Asked, onlyPeriod: boolean): Sql {
  const { begin, end } = momentsOf(from, until);
  return sql`
    SELECT m.kind, m.account_id AS "accountId", c.name AS "accountName", m.counted_at < ${begin} AS "isBefore",
           count(*)::integer AS vouchers, sum(m.amount)::bigint AS amount, coalesce(sum(m.stated), 0)::bigint AS stated
      FROM cash_movements m
      LEFT JOIN cash_accounts c ON c.id = m.account_id
     WHERE m.counted_at < ${end} AND ${onlyPeriod ? sql`m.counted_at >= ${begin}` : raw('true')}
       AND ${branchId === null ? raw('true') : sql`m.branch_id = ${branchId}`}
     GROUP BY m.kind, m.account_id, c.name, 4, sign(m.amount), sign(m.stated - m.amount)`;
}

/** The debits and credits of summed vouchers, and the number of their lines. */
export function totalsOf(summed: readonly SummedVouchers[]) {
  const add = (side: 'debit' | 'credit') =>
    rupees(summed.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line[side], 0));
  return {
    rows: summed.reduce((sum, { lines, vouchers }) => sum + lines.length * vouchers, 0),
    debit: add('debit'),
    credit: add('credit'),
  };
}
