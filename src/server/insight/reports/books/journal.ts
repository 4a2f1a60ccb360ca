import type { CellsOf } from '#contract/insight/report-table.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatReceiptNumber, type ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { entryVoucher, movementVoucher } from '#domain/lending/books/voucher.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type { BookAccount } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { branchCell } from '../cell-columns.ts';
import { type Asked, type Books, listedReport, type RowOf } from '../report.ts';
import { rowKey, rowKeyOf } from '../row-key.ts';
import { type CodeOf, readCodes } from './read-codes.ts';
import { sumVouchers, totalsOf } from './sum-vouchers.ts';
import { sourceOf, vouchersFrom } from './vouchers-from.ts';

interface EntryColumns {
  readonly kind: EntryKind;
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  readonly amount: Rupees;
  readonly broughtIn: boolean;
  readonly agreementNumber: string;
  /** Its place among the entries of the agreement. */
  readonly position: number;
  readonly series: ReceiptSeries | null;
  readonly serial: number;
  readonly receiptBranch: string;
}

interface MovementColumns {
  readonly kind: CashMovementKind;
  readonly amount: Rupees;
  readonly stated: Rupees;
  readonly serial: number;
  readonly branchCode: string;
  readonly accountId: string | null;
  readonly accountName: string | null;
}

type VoucherRow = Pick<CellsOf<'journal'>, 'branch' | 'memo'> & {
  readonly id: string;
  readonly day: CalendarDate;
  readonly isFollowed: boolean;
} & (
    | { readonly entry: EntryColumns; readonly movement: null }
    | { readonly entry: null; readonly movement: MovementColumns }
  );

/** Every voucher of the period, line by line: each money event of an agreement, and each movement of cash. */
export const journal = listedReport<'journal'>({
  async after(books, asked, key, most) {
    const last = key === null ? null : rowKeyOf(key, asked.from);
    // The page before may have ended within a voucher, which is read again.
    const from = last && { on: last.on, id: last.id, isMovement: last.schedule === sourceOf(true) };
    const codeOf = await readCodes(books);
    const vouchers = await readVouchers(books, asked, from, most + 1);
    const lines = vouchers.flatMap((voucher) => linesOf(voucher, codeOf));
    const isRead = (line: JournalLine) => last !== null && line.key === key;
    return lines.slice(lines.findIndex(isRead) + 1).slice(0, most);
  },
  async sum(books, asked) {
    const { rows, debit, credit } = totalsOf(await sumVouchers(books, asked, true));
    return { rows, sums: { debit, credit } };
  },
});

type JournalLine = RowOf<'journal'>;

function readVouchers(books: Books, asked: Asked, from: Parameters<typeof vouchersFrom>[1], most: number) {
  return ask<VoucherRow>(
    books,
    sql`
    SELECT v.id, v.day, v.is_followed AS "isFollowed", ${raw(branchCell('b'))} AS branch,
           CASE WHEN e.id IS NOT NULL THEN json_build_object(
             'kind', e.kind, 'debit', e.debit, 'credit', e.credit, 'amount', e.amount, 'broughtIn', e.brought_in, 'agreementNumber', a.number,
             'position', e.position, 'series', r.series, 'serial', r.serial, 'receiptBranch', rb.code) END AS entry,
           CASE WHEN m.id IS NOT NULL THEN json_build_object(
             'kind', m.kind, 'amount', m.amount, 'stated', coalesce(m.stated, 0), 'serial', m.serial, 'branchCode', b.code,
             'accountId', m.account_id, 'accountName', c.name) END AS movement,
           CASE WHEN e.id IS NOT NULL THEN concat_ws(' · ', a.number, e.reference, e.note)
                ELSE nullif(concat_ws(' · ', h.full_name, m.slip_number, m.reason), '') END AS memo
      FROM (${vouchersFrom(asked, from, most)}) v
      JOIN branches b ON b.id = v.branch_id
      LEFT JOIN entries e ON e.id = v.id AND e.agreement_id = v.agreement_id
      LEFT JOIN agreements a ON a.id = v.agreement_id
      LEFT JOIN receipts r ON r.entry_id = v.id AND r.agreement_id = v.agreement_id
      LEFT JOIN branches rb ON rb.id = r.branch_id
      LEFT JOIN cash_movements m ON m.id = v.id AND v.agreement_id IS NULL
      LEFT JOIN cash_accounts c ON c.id = m.account_id
      LEFT JOIN users h ON h.id = coalesce(m.hand_of, m.given_by)
     ORDER BY v.day, v.source, v.at, v.id`,
  );
}

function linesOf(row: VoucherRow, codeOf: CodeOf): JournalLine[] {
  const { id, day, branch, memo } = row;
  const { lines, accountId, accountName, ...told } =
    row.entry === null ? ofMovement(row.movement) : ofEntry(row.entry, row);
  return lines.map(({ account, debit, credit }, number) => ({
    key: rowKey({ on: day, id, number, schedule: sourceOf(row.entry === null) }),
    cells: {
      ...{ day, branch, memo, debit, credit, ...told },
      accountCode: codeOf(account, accountId),
      bookAccount: { account, name: account === 'account' ? accountName : null },
    },
  }));
}

/** An entry without a receipt has the number of its agreement and its place there. */
function ofEntry(entry: EntryColumns, { isFollowed }: Pick<VoucherRow, 'isFollowed'>) {
  const { kind, series, serial, receiptBranch: branchCode, agreementNumber, position } = entry;
  const voucher =
    series === null ? `${agreementNumber}/${position}` : formatReceiptNumber({ series, serial, branchCode });
  return { kind, voucher, accountId: null, accountName: null, lines: entryVoucher({ ...entry, isFollowed }) };
}

function ofMovement(movement: MovementColumns) {
  const { kind, branchCode, serial, accountId, accountName } = movement;
  return {
    kind,
    voucher: formatCashSlipNumber(branchCode, serial),
    accountId,
    accountName,
    lines: movementVoucher(movement),
  };
}
