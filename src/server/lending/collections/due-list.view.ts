import type { DueListItem } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { DueGroup } from '#domain/lending/collections/due-list.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { contactView } from './collections.view.ts';
import type { DueRow } from './due-list.queries.ts';
import { groupOf, lastPromiseOf } from './due-situation.ts';

/** Nobody asked them; Urdu is what nearly all of them read. */
const languageUnasked = 'ur';

/** The rows of a group. One that a payment took out of it while the list was read is left out. */
export function dueListView(rows: readonly DueRow[], group: DueGroup, today: CalendarDate): DueListItem[] {
  return rows.filter((row) => groupOf(row, today) === group).map((row) => dueView(row, group, today));
}

function dueView(row: DueRow, group: DueGroup, today: CalendarDate): DueListItem {
  const promise = lastPromiseOf(row, today);
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
}
