import type { PaymentTotals, RegisteredPayment } from '#contract/lending/payment-register.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import { sumOf } from '#domain/money/rupees.ts';
import type { MethodSums, RegisteredPaymentRow } from './payment-register.queries.ts';

export function registeredPaymentView(row: RegisteredPaymentRow): RegisteredPayment {
  return {
    entryId: row.id,
    kind: row.kind,
    receiptNumber:
      row.receiptSerial === null || row.receiptBranchCode === null
        ? null
        : formatReceiptNumber({
            series: seriesOf(row.kind),
            branchCode: row.receiptBranchCode,
            serial: row.receiptSerial,
          }),
    valuedOn: row.valuedOn,
    countsOn: row.countsOn,
    recordedAt: row.recordedAt.toISOString(),
    amount: row.amount,
    method: row.method,
    reference: row.reference,
    customer: { id: row.customerId, fullName: row.fullName },
    agreementNumber: row.agreementNumber,
    branch: { code: row.code, city: row.city },
    takenBy: { id: row.takenById, fullName: row.takenByName },
    isReversed: row.isReversed,
    isUnclearedCheque: row.isUnclearedCheque,
  };
}

export function paymentTotalsView(sums: readonly MethodSums[]): PaymentTotals {
  const countOf = (pick: (sum: MethodSums) => number) => sums.reduce((total, each) => total + pick(each), 0);
  return {
    received: {
      payments: countOf(({ payments }) => payments),
      amount: sumOf(sums.map(({ amount }) => amount)),
    },
    reversed: {
      payments: countOf(({ reversedPayments }) => reversedPayments),
      amount: sumOf(sums.map(({ reversedAmount }) => reversedAmount)),
    },
    refunded: {
      payments: countOf(({ refunds }) => refunds),
      amount: sumOf(sums.map(({ refundedAmount }) => refundedAmount)),
    },
    refundsReversed: {
      payments: countOf(({ reversedRefunds }) => reversedRefunds),
      amount: sumOf(sums.map(({ reversedRefundedAmount }) => reversedRefundedAmount)),
    },
    byMethod: sums
      .filter((sum) => sum.payments > sum.reversedPayments || sum.refunds > sum.reversedRefunds)
      .map((sum) => ({
        method: sum.method,
        payments: sum.payments - sum.reversedPayments,
        amount: sum.amount - sum.reversedAmount - (sum.refundedAmount - sum.reversedRefundedAmount),
      }))
      .toSorted((a, b) => b.amount - a.amount),
  };
}
