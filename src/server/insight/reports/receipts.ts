import type { NamedPerson } from '#contract/insight/report-cell.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import {
  countLateReversals,
  type LateReversalRow,
  readLateReversals,
} from '#server/lending/payment-register/late-reversals.ts';
import {
  type RegisteredPaymentRow,
  readPaymentsAfter,
  sumPayments,
} from '#server/lending/payment-register/payment-register.queries.ts';
import {
  paymentTotalsView,
  registeredPaymentView,
} from '#server/lending/payment-register/payment-register.view.ts';
import { cursorOf } from '#server/platform/db/keyset-page.ts';
import { type Asked, listedReport, type RowOf } from './report.ts';

const filtersOf = ({ from, until, branchId, officerId }: Asked) => ({
  from,
  until,
  branchId: branchId ?? undefined,
  officerId: officerId ?? undefined,
});

/**
 * The register of payments as a book of receipts, without refunds, which vouchers number: the earliest first, so that their
 * numbers ascend. A receipt of a closed month that becomes void later has a second row then, which takes its amount back.
 */
export const receipts = listedReport<'receipts'>({
  async after(books, asked, key, most) {
    const cursor = key === null ? undefined : cursorOf({ id: key });
    const filters = { ...filtersOf(asked), kinds: receivedKinds, sort: 'countsOn', cursor } as const;
    const payments = await readPaymentsAfter(books, asked.reach, filters, most);
    const reversals = await readLateReversals(books, asked.reach, filtersOf(asked), key, most);
    const rows = [...payments.map(receiptRow), ...reversals.map(reversalRow)];
    return rows.toSorted(inOrder).slice(0, most);
  },
  async sum(books, asked) {
    const sums = await sumPayments(books, asked.reach, filtersOf(asked));
    const { received, reversed } = paymentTotalsView(sums);
    return {
      rows: received.payments + (await countLateReversals(books, asked.reach, filtersOf(asked))),
      sums: {
        received: received.amount,
        voided: reversed.amount,
        counted: received.amount - reversed.amount,
      },
    };
  },
});

function receiptRow(row: RegisteredPaymentRow): RowOf<'receipts'> {
  const payment = registeredPaymentView(row);
  const { amount, isReversed } = payment;
  return {
    key: payment.entryId,
    cells: {
      receipt: payment.receiptNumber,
      day: payment.countsOn,
      customer: named(payment.customer),
      agreement: payment.agreementNumber,
      branch: payment.branch,
      takenBy: named(payment.takenBy),
      method: payment.method,
      received: amount,
      voided: isReversed ? amount : 0,
      counted: isReversed ? 0 : amount,
    },
    customerId: payment.customer.id,
    ...(payment.receiptNumber !== null && { receiptOf: payment.entryId }),
  };
}

/** A receipt of a closed month, void from the month on in which its reversal counts. */
function reversalRow({ paymentId, ...row }: LateReversalRow): RowOf<'receipts'> {
  const { amount, receiptSerial } = row;
  const { cells, customerId } = receiptRow({ ...row, isReversed: true, isUnclearedCheque: false });
  return {
    key: row.id,
    cells: { ...cells, received: 0, voided: amount, counted: -amount },
    ...(customerId !== undefined && { customerId }),
    ...(receiptSerial !== null && { receiptOf: paymentId }),
  };
}

function inOrder(a: RowOf<'receipts'>, b: RowOf<'receipts'>): number {
  const place = ({ cells, key }: RowOf<'receipts'>) => `${cells.day} ${key}`;
  return place(a) < place(b) ? -1 : 1;
}

function named({ fullName }: NamedPerson): NamedPerson {
  return { fullName };
}
