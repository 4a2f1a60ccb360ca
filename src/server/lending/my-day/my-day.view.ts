import type { HandledEntry, MyDay, MyDaySums } from '#contract/lending/my-day.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import { markOfReceipt, type ReceiptEventRow } from '../receipts/receipt-event.ts';
import type { HandledEntryRow, HandledSum, NewestReceiptRow } from './my-day.queries.ts';

export function myDayView(
  day: CalendarDate,
  collected: number,
  rows: readonly HandledEntryRow[],
  newest: NewestReceiptRow | undefined,
): MyDay {
  const sums = rows.map((row) => ({ ...row, entries: 1 }));
  return {
    ...myDaySumsView(day, collected, sums),
    entries: rows.map(handledEntryView),
    proof: proofOf(newest),
  };
}

function proofOf(newest: NewestReceiptRow | undefined): MyDay['proof'] {
  const receiptNumber = newest && receiptNumberOf(newest);
  const chainMark = newest && markOfReceipt(newest);
  return receiptNumber && chainMark ? { receiptNumber, chainMark } : null;
}

function receiptNumberOf({
  kind,
  receiptSerial,
  receiptBranchCode,
}: Omit<NewestReceiptRow, keyof ReceiptEventRow>): string | null {
  if (receiptSerial === null || receiptBranchCode === null) return null;
  return formatReceiptNumber({
    series: seriesOf(kind),
    branchCode: receiptBranchCode,
    serial: receiptSerial,
  });
}

export function myDaySumsView(day: CalendarDate, collected: number, sums: readonly HandledSum[]): MyDaySums {
  const counted = sums.filter(({ isReversed }) => !isReversed);
  return {
    day,
    collected,
    byMethod: paymentMethods.map((method) => sumsOf(method, counted)).filter(({ entries }) => entries > 0),
  };
}

function sumsOf(
  method: HandledEntry['method'],
  counted: readonly HandledSum[],
): MyDaySums['byMethod'][number] {
  const own = counted.filter((sum) => sum.method === method);
  const given = own.filter(({ kind }) => kind === 'refund');
  const received = own.filter(({ kind }) => kind !== 'refund');
  return {
    method,
    entries: total(own.map(({ entries }) => entries)),
    received: total(received.map(({ amount }) => amount)),
    givenBack: total(given.map(({ amount }) => amount)),
  };
}

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

function handledEntryView(row: HandledEntryRow): HandledEntry {
  return {
    entryId: row.id,
    kind: row.kind,
    receiptNumber: receiptNumberOf(row),
    valuedOn: row.valuedOn,
    recordedAt: row.recordedAt.toISOString(),
    amount: row.amount,
    method: row.method,
    reference: row.reference,
    customer: { id: row.customerId, fullName: row.fullName },
    agreementNumber: row.agreementNumber,
    isReversed: row.isReversed,
  };
}
