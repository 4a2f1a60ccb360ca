import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import { type AgreementBook, type BookEvent, reliefBudget } from './agreement-book.ts';
import type { NumberedReceipt } from './branch-sums.ts';

/** The database fills in the position of an event in its chain. */
export type NewAuditEvent = Omit<NewRow<'audit_events'>, 'position' | 'previous_hash' | 'hash'>;

/** Older books came from paper registers; the audit covers the days since the lender uses the product. */
export const auditedDays = 30;

interface Done {
  readonly time: OfficeTime;
  readonly books: readonly AgreementBook[];
  readonly register: { readonly events: readonly NewAuditEvent[] };
  readonly cash: { readonly events: readonly NewAuditEvent[] };
}

/** The first morning with the product. */
export const auditedSince = (today: CalendarDate): Instant =>
  startOfBusinessDate(addDays(today, -auditedDays));

/**
 * The audit events of the agreements and of cash, in order, after the records that were imported on the first morning. The last event of
 * each agreement has the digests of all its rows. An agreement without events since the audit began was taken over then.
 */
export function auditTrail(
  receipts: readonly NumberedReceipt[],
  rowDigests: ReadonlyMap<string, unknown>,
  { books, time: { today }, register, cash }: Done,
): NewAuditEvent[] {
  const since = auditedSince(today);
  const numbered = new Map(receipts.map(({ posted, row }) => [posted, row]));
  const done = books
    .flatMap((book) => [...book.events, ...postingEvents(book, numbered)].map((event) => ({ book, event })))
    .filter(({ event }) => event.at >= since)
    .sort((a, b) => a.event.at - b.event.at);
  const last = new Map(done.map(({ book, event }) => [book, event]));
  const takenOver = books
    .filter((book) => !last.has(book))
    .map((book) => eventOf(book, { at: since, by: null, action: 'take_over_agreement' }, rowDigests));
  return [
    budgetEvent(books, since),
    ...takenOver,
    ...register.events,
    ...cash.events,
    ...done.map(({ book, event }) => eventOf(book, event, last.get(book) === event ? rowDigests : null)),
  ].sort((a, b) => a.recorded_at.getTime() - b.recorded_at.getTime());
}

export const branchAddress = '192.168.10.20';

/** The chain of events that belong to the lender as a whole, not to one branch. */
export const lender = '00000000-0000-0000-0000-000000000000';

function budgetEvent(books: readonly AgreementBook[], at: Instant): NewAuditEvent {
  return {
    chain_id: lender,
    recorded_at: new Date(at),
    actor_id: books[0]?.superadminId ?? null,
    client_address: branchAddress,
    action: 'set_relief_budget',
    subject: 'relief_fund',
    subject_id: lender,
    before: { budget: 0 },
    after: { budget: reliefBudget },
    row_digests: null,
  };
}

type Recorded = Pick<BookEvent, 'at' | 'action' | 'before'> &
  Partial<Pick<BookEvent, 'after' | 'clientAddress'>> & { readonly by: string | null };

function eventOf(
  { terms }: AgreementBook,
  { at, by, action, before, after, clientAddress = branchAddress }: Recorded,
  rowDigests: ReadonlyMap<string, unknown> | null,
): NewAuditEvent {
  return {
    chain_id: terms.customer.office.id,
    recorded_at: new Date(at),
    actor_id: by,
    client_address: by === null ? null : clientAddress,
    action,
    subject: 'agreement',
    subject_id: terms.id,
    before: before ?? null,
    after: after ?? null,
    row_digests: rowDigests === null ? {} : rowDigests.get(terms.id),
  };
}

function postingEvents(
  { posted, transfers }: AgreementBook,
  numbered: ReadonlyMap<AgreementBook['posted'][number], NumberedReceipt['row']>,
): BookEvent[] {
  return posted.map((one) => {
    // The code is a key to the receipt, so the audit does not show it.
    const { receiptCode: _, ...answer } = one.figures.answer;
    const { series, serial } = numbered.get(one) ?? { series: 'receipt', serial: null };
    const transferReportId = transfers.get(one.entries[0]?.id ?? '');
    return {
      at: one.at,
      by: one.by,
      action: one.action,
      before: one.before,
      after: {
        ...answer,
        [`${series}Serial`]: serial,
        alone: false,
        ...(transferReportId && { transferReportId }),
      },
    };
  });
}
