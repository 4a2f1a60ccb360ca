import type { CollectionLog, PaymentPromise } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type PaymentPromiseState, promisesWithState } from '#domain/lending/collections/payment-promise.ts';
import type { ContactRow, LogRow, PromiseRow } from './collections.queries.ts';

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

export function contactView(row: ContactRow): CollectionLog['contacts'][number] {
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
