import type { HandledEntry, MyDay, MyDaySums } from '#contract/lending/my-day.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import type { HandledEntryRow, HandledSum } from './my-day.queries.ts';

export function myDayView(day: CalendarDate, collected: number, rows: readonly HandledEntryRow[]): MyDay {
  const sums = rows.map((row) => ({ ...row, entries: 1 }));
  return { ...myDaySumsView(day, collected, sums), entries: rows.map(handledEntryView) };
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
    receiptNumber:
      row.receiptSerial === null || row.receiptBranchCode === null
        ? null
        : formatReceiptNumber({
            series: seriesOf(row.kind),
            branchCode: row.receiptBranchCode,
            serial: row.receiptSerial,
          }),
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
