import type { Cheque } from '#contract/lending/cheques/cheques.ts';
import { type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { ChequeState } from '#domain/lending/ledger/cheque.ts';
import type { ChequeRow } from './cheques.queries.ts';

export function chequeView(row: ChequeRow, today: CalendarDate): Cheque {
  const { serial, branchCode, clearedByLine, clearedByHand } = row;
  const state = stateOf(row);
  return {
    entryId: row.id,
    state,
    kind: row.kind,
    amount: row.amount,
    reference: row.reference,
    receivedOn: row.receivedOn,
    daysOpen: state === 'received' || state === 'deposited' ? daysBetween(row.receivedOn, today) : null,
    receiptNumber:
      serial === null || branchCode === null
        ? null
        : formatReceiptNumber({ series: 'receipt', branchCode, serial }),
    customerId: row.customerId,
    customerName: row.customerName,
    agreementId: row.agreementId,
    agreementNumber: row.agreementNumber,
    city: row.city,
    deposited: row.deposited && { day: row.deposited.day, accountName: row.deposited.accountName },
    cleared:
      clearedByLine === null
        ? clearedByHand && {
            day: clearedByHand.day,
            accountName: clearedByHand.accountName,
            byName: clearedByHand.byName,
          }
        : { day: clearedByLine.day, accountName: clearedByLine.accountName, byName: null },
    isReversalAsked: row.isReversalAsked,
  };
}

function stateOf({ isReturned, clearedByLine, clearedByHand, deposited }: ChequeRow): ChequeState {
  if (isReturned) return 'returned';
  if (clearedByLine !== null || clearedByHand !== null) return 'cleared';
  return deposited === null ? 'received' : 'deposited';
}
