import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { leastPromise } from '#domain/lending/collections/least-promise.ts';
import { noRupees } from '#domain/money/rupees.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { AgreementBook } from './agreement-book.ts';

type Result = NewRow<'contact_log'>['result'];
type Channel = NewRow<'contact_log'>['channel'];

/** Notes down that the officer spoke, or tried to speak, with the customer. */
export function logContact(book: AgreementBook, on: CalendarDate, result: Result, channel?: Channel): void {
  book.goOnTo(on);
  const { chance, officerId, terms } = book;
  const by = channel ?? chance.oneOf(['call', 'call', 'whatsapp', 'visit'] as const);
  const at = new Date(book.at);
  book.contacts.push({
    id: chance.idAt(book.at),
    agreement_id: terms.id,
    channel: by,
    result,
    note: null,
    outside_hours_reason: null,
    contacted_at: at,
    recorded_at: at,
    recorded_by: officerId,
  });
  book.did('log_contact', officerId, { channel: by, result, outsideHoursReason: null });
}

/** Records the amount that a customer promised to pay, and the day. A customer without debt makes no promise. */
export function makePromise(
  book: AgreementBook,
  on: CalendarDate,
  amount: number,
  promisedFor: CalendarDate,
): void {
  const { outstanding: stillOwed } = book.ledger.figures;
  if (book.ledger.status !== 'active' || stillOwed <= 0) return;
  book.goOnTo(on);
  const { schedule, figures } = book.ledger;
  const rows = schedule.rows.map((row, place) => ({ ...row, paid: figures.paid[place] ?? noRupees }));
  const least = leastPromise(on, rows, { stillOwed, isWrittenOff: false });
  const promised = Math.min(stillOwed, Math.max(amount, least));
  book.promises.push({
    id: book.chance.idAt(book.at),
    agreement_id: book.terms.id,
    amount: promised,
    made_on: on,
    promised_for: promisedFor,
    note: null,
    recorded_at: new Date(book.at),
    recorded_by: book.officerId,
  });
  book.did('record_payment_promise', book.officerId, { amount: promised, promisedFor });
}

/**
 * Some of the overdue customers have promised to come today or on one of the next days. Some of those had promised another day
 * before, which the new promise replaced.
 */
export function leavePromises(books: readonly AgreementBook[]): void {
  const overdue = books.filter(
    ({ ledger, on, time }) =>
      ledger.status === 'active' &&
      (ledger.figures.oldestUnpaidDueOn ?? time.today) < time.today &&
      on < addDays(time.today, -1),
  );
  for (const [index, book] of overdue.entries()) {
    if (index % 4 > 1) continue;
    const { today } = book.time;
    const yesterday = addDays(today, -1);
    const dayBefore = addDays(today, -2);
    if (index % 4 === 1 && book.on < dayBefore) {
      logContact(book, dayBefore, 'promised', 'call');
      makePromise(book, dayBefore, 5_000, yesterday);
    }
    logContact(book, yesterday, 'promised', 'call');
    makePromise(book, yesterday, 5_000, index % 4 === 0 ? today : addDays(today, 3));
  }
}
