import type { DueListItem, DuePart, Visit } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { dueGroupOf } from '#domain/lending/collections/due-list.ts';
import { promiseStateOn } from '#domain/lending/collections/payment-promise.ts';
import { reminderOn } from '#domain/lending/collections/reminder.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { contactView } from './collections.view.ts';
import type { DueRow } from './due-list.queries.ts';

/** The rows of a group, without those that a payment removed from it while the list was read. */
export function dueListView(rows: readonly DueRow[], part: DuePart, today: CalendarDate): DueListItem[] {
  return rowsOf(part, rows, today).map((row) => judgedView(row, today));
}

/** The same with the homes of the customers. */
export function visitsView(rows: readonly DueRow[], part: DuePart, today: CalendarDate): Visit[] {
  return rowsOf(part, rows, today).map((row) => ({
    ...judgedView(row, today),
    address: row.address,
    city: row.city,
    outstanding: row.outstanding,
  }));
}

function rowsOf(part: DuePart, rows: readonly DueRow[], today: CalendarDate): JudgedRow[] {
  return rows
    .map((row) => ({ ...row, promise: promiseOf(row, today) }))
    .filter((row) => isStillIn(part, row, today));
}

function isStillIn(part: DuePart, row: JudgedRow, today: CalendarDate): boolean {
  // No payment ends a call back.
  if (part === 'call_back') return true;
  return part === 'to_remind' ? reminderOf(row, today) !== null : dueGroupOf(row, today) === part;
}

function reminderOf(row: JudgedRow, today: CalendarDate): DueListItem['reminder'] {
  const takesMessages = row.takesMessages && row.phone !== null;
  const kind = reminderOn(today, { ...row, takesMessages });
  if (kind === null || row.oldestUnpaidDueOn === null || row.opened.includes(kind)) return null;
  if (row.isRemindedByItself) return null;
  return { kind, amount: row.oldestUnpaid, dueOn: row.oldestUnpaidDueOn };
}

/** The last promise with its outcome. */
export function promiseOf({ promise }: DueRow, today: CalendarDate) {
  return promise && { ...promise, state: promiseStateOn(today, promise) };
}

type JudgedRow = Omit<DueRow, 'promise'> & { readonly promise: ReturnType<typeof promiseOf> };

/** One agreement as the list shows it, in whatever group it is. */
export function dueView(row: DueRow, today: CalendarDate): DueListItem {
  return judgedView({ ...row, promise: promiseOf(row, today) }, today);
}

function judgedView(row: JudgedRow, today: CalendarDate): DueListItem {
  const { promise } = row;
  const contact = row.lastContact && contactView(row.lastContact);
  return {
    agreementId: row.agreementId,
    agreementNumber: row.agreementNumber,
    paymentNumber: formatPaymentNumber(row.paymentSerial),
    customerId: row.customerId,
    customerName: row.customerName,
    phone: row.phone,
    language: row.language,
    takesMessages: row.takesMessages,
    officerName: row.officerName,
    oldestUnpaidDueOn: row.oldestUnpaidDueOn,
    daysPastDue: daysPastDue(row.oldestUnpaidDueOn, today),
    overdue: row.overdue,
    dueNow: row.dueNow,
    reminder: reminderOf(row, today),
    promise: promise && {
      amount: promise.amount,
      promisedFor: promise.promisedFor,
      state: promise.state,
    },
    lastContact: contact && {
      channel: contact.channel,
      result: contact.result,
      callBackAt: contact.callBackAt,
      reminder: contact.reminder,
      guarantorName: contact.guarantorName,
      contactedAt: contact.contactedAt,
    },
    promises: { kept: row.kept, broken: row.broken },
  };
}
