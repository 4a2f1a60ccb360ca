import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { type Rupees, sumOf } from '#domain/money/rupees.ts';

/** Both days are part of it. */
export interface Period {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

export type CollectedEntry = Pick<Entry, 'id' | 'kind' | 'amount' | 'debit' | 'valuedOn' | 'reverses'>;

/**
 * Money collected from customers in a period: payments and recoveries that count in it and were never reversed, not even after
 * the period. A moved overpayment is left out, since it was collected earlier on the other agreement. A down payment is left
 * out too: it belongs to the sale.
 */
export function collectedIn({ startsOn, endsOn }: Period, entries: readonly CollectedEntry[]): Rupees {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return sumOf(
    entries
      .filter(({ kind, debit }) => (kind === 'payment' || kind === 'recovery') && debit !== 'transfer')
      .filter(({ id, valuedOn }) => !reversed.has(id) && valuedOn >= startsOn && valuedOn <= endsOn)
      .map(({ amount }) => amount),
  );
}
