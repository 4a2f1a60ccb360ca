import type { CollectionLog, DueListItem, PaymentPromise } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueGroupOf } from '#domain/lending/collections/due-list.ts';
import { type PaymentPromiseState, promisesWithState } from '#domain/lending/collections/payment-promise.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import type { ContactRow, DueRow, LogRow, PromiseRow } from './collections.queries.ts';

export function collectionLogView(row: LogRow, today: CalendarDate): CollectionLog {
  return { promises: promisesView(row, today), contacts: row.contacts.map(contactView) };
}

function promisesView(
  { promises, received }: Pick<LogRow, 'promises' | 'received'>,
  today: CalendarDate,
): PaymentPromise[] {
  return promisesWithState(promises, received, today).map(promiseView);
}

function promiseView(row: PromiseRow & { readonly state: PaymentPromiseState }): PaymentPromise {
  return {
    id: row.id,
    amount: row.amount,
    madeOn: row.madeOn,
    promisedFor: row.promisedFor,
    note: row.note,
    state: row.state,
    recordedByName: row.recordedByName,
  };
}

function contactView(row: ContactRow): CollectionLog['contacts'][number] {
  return {
    id: row.id,
    channel: row.channel,
    result: row.result,
    note: row.note,
    outsideHoursReason: row.outsideHoursReason,
    contactedAt: new Date(row.contactedAt).toISOString(),
    recordedByName: row.recordedByName,
  };
}

/** Nobody asked them; Urdu is what nearly all of them read. */
const languageUnasked = 'ur';

/** The rows that ask for something today. */
export function dueListView(rows: readonly DueRow[], today: CalendarDate): DueListItem[] {
  return rows.flatMap((row) => {
    const { oldestUnpaidDueOn } = row;
    const [lastMade] = promisesWithState(row.promises, row.received, today);
    const promise = lastMade ?? null;
    const group = dueGroupOf({ oldestUnpaidDueOn, promise }, today);
    if (group === null) return [];
    const contact = row.lastContact && contactView(row.lastContact);
    return {
      agreementId: row.agreementId,
      agreementNumber: row.agreementNumber,
      customerId: row.customerId,
      customerName: row.customerName,
      customerNameUr: row.customerNameUr,
      phone: row.phone,
      language: row.language ?? languageUnasked,
      group,
      daysPastDue: daysPastDue(row.oldestUnpaidDueOn, today),
      overdue: row.overdue,
      dueNow: row.dueNow,
      promise: promise && {
        amount: promise.amount,
        promisedFor: promise.promisedFor,
        state: promise.state,
      },
      lastContact: contact && {
        channel: contact.channel,
        result: contact.result,
        contactedAt: contact.contactedAt,
      },
    };
  });
}
