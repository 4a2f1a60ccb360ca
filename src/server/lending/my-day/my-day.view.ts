import type { HandledEntry, MyDay } from '#contract/lending/my-day.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { HandledEntryRow } from './my-day.queries.ts';

export function myDayView(day: CalendarDate, rows: readonly HandledEntryRow[]): MyDay {
  const counted = rows.filter(({ isReversed }) => !isReversed);
  return {
    day,
    byMethod: paymentMethods.map((method) => sumsOf(method, counted)).filter(({ entries }) => entries > 0),
    entries: rows.map(handledEntryView),
  };
}

function sumsOf(
  method: HandledEntry['method'],
  counted: readonly HandledEntryRow[],
): MyDay['byMethod'][number] {
  const own = counted.filter((row) => row.method === method);
  const sumOf = (isMeant: (row: HandledEntryRow) => boolean) =>
    own.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0);
  return {
    method,
    entries: own.length,
    received: sumOf(({ kind }) => kind !== 'refund'),
    givenBack: sumOf(({ kind }) => kind === 'refund'),
  };
}

function handledEntryView(row: HandledEntryRow): HandledEntry {
  return {
    entryId: row.id,
    kind: row.kind,
    receiptNumber:
      row.receiptSerial === null || row.receiptBranchCode === null
        ? null
        : formatReceiptNumber({ branchCode: row.receiptBranchCode, serial: row.receiptSerial }),
    valuedOn: row.valuedOn,
    recordedAt: row.recordedAt.toISOString(),
    amount: row.amount,
    method: row.method,
    reference: row.reference,
    customer: { id: row.customerId, fullName: row.fullName, fullNameUr: row.fullNameUr },
    agreementNumber: row.agreementNumber,
    isReversed: row.isReversed,
  };
}
