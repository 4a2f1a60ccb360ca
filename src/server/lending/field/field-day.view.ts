import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueGroupOf } from '#domain/lending/collections/due-list.ts';
import { dueView, promiseOf } from '../collections/due-list.view.ts';
import type { FieldVisitRows } from './field-visits.queries.ts';

/** The visits that are still to make: one that was paid while they were read is left out. */
export function fieldVisitsView({ rows, facts }: FieldVisitRows, today: CalendarDate): FieldVisit[] {
  return rows.flatMap((row): FieldVisit[] => {
    const known = facts.get(row.agreementId);
    const due = dueView(row, today);
    const group = dueGroupOf(
      { oldestUnpaidDueOn: row.oldestUnpaidDueOn, promise: promiseOf(row, today) },
      today,
    );
    if (known === undefined || group === null) return [];
    const { lastContact, promise } = due;
    return [
      {
        agreementId: row.agreementId,
        agreementNumber: row.agreementNumber,
        status: known.status,
        group,
        customerName: row.customerName,
        gender: known.gender,
        phone: row.phone,
        address: row.address,
        area: known.area,
        city: row.city,
        daysPastDue: due.daysPastDue,
        dueNow: row.dueNow,
        left: known.left,
        rows: known.rows,
        payments: known.payments,
        promise: promise && { amount: promise.amount, promisedFor: promise.promisedFor },
        lastContact: lastContact && {
          channel: lastContact.channel,
          result: lastContact.result,
          note: row.lastContact?.note ?? null,
          contactedAt: lastContact.contactedAt,
        },
      },
    ];
  });
}
