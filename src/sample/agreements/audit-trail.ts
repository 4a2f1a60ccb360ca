import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { AgreementBook, BookEvent } from './agreement-book.ts';
import type { NumberedReceipt } from './branch-sums.ts';

/** The database fills in where an event stands in its chain. */
export type NewAuditEvent = Omit<NewRow<'audit_events'>, 'position' | 'previous_hash' | 'hash'>;

/** The older books came from paper registers; what was done since the lender works with the product is in the audit. */
const auditedDays = 30;

/** What was done to agreements, in order. */
export function auditTrail(
  books: readonly AgreementBook[],
  receipts: readonly NumberedReceipt[],
  { today }: OfficeTime,
): NewAuditEvent[] {
  const since = startOfBusinessDate(addDays(today, -auditedDays));
  const serials = new Map(receipts.map(({ posted, row }) => [posted, row.serial]));
  return books
    .flatMap((book) => [...book.deeds, ...postingDeeds(book, serials)].map((deed) => ({ book, deed })))
    .filter(({ deed }) => deed.at >= since)
    .sort((a, b) => a.deed.at - b.deed.at)
    .map(({ book: { terms }, deed }) => ({
      chain_id: terms.customer.office.id,
      recorded_at: new Date(deed.at),
      actor_id: deed.by,
      client_address: '192.168.10.20',
      action: deed.action,
      subject: 'agreement',
      subject_id: terms.id,
      before: deed.before ?? null,
      after: deed.after,
    }));
}

function postingDeeds(
  { posted }: AgreementBook,
  serials: ReadonlyMap<AgreementBook['posted'][number], number>,
): BookEvent[] {
  return posted.map((one) => {
    // Whoever holds the code can look the receipt up, so the audit does not show it.
    const { receiptCode: _, ...answer } = one.figures.answer;
    return {
      at: one.at,
      by: one.by,
      action: one.action,
      before: one.before,
      after: { ...answer, receiptSerial: serials.get(one) ?? null, alone: false },
    };
  });
}
