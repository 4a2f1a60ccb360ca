import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs } from '#domain/instant.ts';
import type { ChequeStep } from '#domain/lending/ledger/cheque.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { AgreementBook } from './agreement-book.ts';
import { entryRows } from './agreement-rows.ts';

/** The day of each step, counted from the receipt of the cheque. A bank takes most of a week to pay. */
const daysAfter = { deposited: 1, cleared: 7 } as const satisfies Record<ChequeStep, number>;

const received: ReadonlySet<string> = new Set(receivedKinds);

/** The steps of the cheques of an agreement up to today. The last cheques are not cleared. */
export function chequeStepRows(
  book: AgreementBook,
  accountId: string,
  today: CalendarDate,
): NewRow<'cheque_steps'>[] {
  const entries = entryRows(book);
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries
    .filter(({ id, kind, method }) => method === 'cheque' && received.has(kind) && !reversed.has(id))
    .flatMap((entry) =>
      (['deposited', 'cleared'] as const).flatMap((step) => {
        const day = addDays(entry.valued_on, daysAfter[step]);
        if (day >= today) return [];
        const at = startOfBusinessDate(day) + 11 * hourMs;
        return [
          {
            id: book.chance.idAt(at),
            ...{ agreement_id: entry.agreement_id, entry_id: entry.id, step, account_id: accountId },
            ...{ happened_on: day, recorded_at: new Date(at), recorded_by: book.officerId },
          },
        ];
      }),
    );
}
