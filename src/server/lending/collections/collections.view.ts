import type { CollectionLog, PaymentPromise } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { promiseStateOn } from '#domain/lending/collections/payment-promise.ts';
import type { ContactRow, LogRow, PromiseRow } from './collections.queries.ts';

export function collectionLogView(row: LogRow, today: CalendarDate): CollectionLog {
  return {
    promises: row.promises.map((promise) => promiseView(promise, today)),
    contacts: row.contacts.map(contactView),
  };
}

function promiseView(row: PromiseRow, today: CalendarDate): PaymentPromise {
  return {
    id: row.id,
    amount: row.amount,
    madeOn: row.madeOn,
    promisedFor: row.promisedFor,
    note: row.note,
    state: promiseStateOn(today, row),
    recordedByName: row.recordedByName,
  };
}

export function contactView(row: ContactRow): CollectionLog['contacts'][number] {
  return {
    id: row.id,
    channel: row.channel,
    result: row.result,
    callBackAt: row.callBackAt === null ? null : new Date(row.callBackAt).toISOString(),
    note: row.note,
    outsideHoursReason: row.outsideHoursReason,
    reminder: row.reminder,
    guarantorName: row.guarantorName,
    contactedAt: new Date(row.contactedAt).toISOString(),
    recordedByName: row.recordedByName,
  };
}
