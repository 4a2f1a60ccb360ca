import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { AgreementBook, Posted } from './agreement-book.ts';

/** A posting with its numbered receipt. */
export interface NumberedReceipt {
  readonly posted: Posted;
  readonly row: NewRow<'receipts'>;
}

/** The receipts of all agreements, numbered at each branch in order of issue. */
export function numberReceipts(books: readonly AgreementBook[]): NumberedReceipt[] {
  const serials = new Map<string, number>();
  return books
    .flatMap((book) => book.posted.map((posted) => ({ book, posted })))
    .sort((a, b) => a.posted.at - b.posted.at)
    .flatMap(({ book, posted }) => {
      const { receipted, answer } = posted.figures;
      if (receipted === null) return [];
      const series = seriesOf(receipted.kind);
      const branchId = book.terms.customer.office.id;
      const counter = `${branchId} ${series}`;
      const serial = (serials.get(counter) ?? 0) + 1;
      serials.set(counter, serial);
      const row = {
        entry_id: receipted.id,
        agreement_id: book.terms.id,
        branch_id: branchId,
        series,
        serial,
        code: series === 'receipt' ? book.chance.receiptCode() : null,
        outstanding_after: answer.outstanding,
        overpaid_after: answer.overpaid,
        next_due_on: answer.next?.dueOn ?? null,
        next_due_amount: answer.next?.amount ?? null,
      };
      return [{ posted, row }];
    });
}

/** The highest of each branch and series: where its counter stands. */
export function receiptCounters(receipts: readonly NumberedReceipt[]): NewRow<'receipt_counters'>[] {
  const last = new Map(receipts.map(({ row }) => [`${row.branch_id} ${row.series}`, row]));
  return [...last.values()].map(({ branch_id, series, serial }) => ({
    branch_id,
    series,
    last_serial: serial,
  }));
}

export function agreementCounters(books: readonly AgreementBook[]): NewRow<'agreement_counters'>[] {
  const last = new Map<string, NewRow<'agreement_counters'>>();
  for (const { terms } of books) {
    const [, year, serial] = terms.number.split('-').map(Number);
    const row = { branch_id: terms.customer.office.id, year: 2000 + (year ?? 0), last_serial: serial ?? 0 };
    last.set(`${row.branch_id} ${row.year}`, row);
  }
  return [...last.values()];
}
