import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import { promiseTexts, rowText } from '#server/desk/request-queue/promise-state.ts';
import { dueFigures } from '#server/lending/sums/due-here.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** The close that fixes, and the days of its month. */
export interface FixedMonth {
  readonly id: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

const fixInstallments = namedStatement(
  'fix-installments-of-month',
  `INSERT INTO closed_installments (close_id, agreement_id, schedule_number, number, due_on, branch_id, officer_id, before_move, amount,
                                    paid, relieved, unpaid)
   SELECT :id::uuid, a.id, i.schedule_number, i.number, i.due_on, a.branch_id, a.officer_id, ${dueFigures},
          CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END
     FROM agreements a
     JOIN installments i ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
    WHERE a.status IN ('active', 'completed', 'written_off') AND i.due_on BETWEEN :from::date AND :until::date`,
);

const sumDays = namedStatement(
  'fix-due-days-of-month',
  `WITH officers AS (
     INSERT INTO closed_officer_due_days (close_id, due_on, branch_id, officer_id, installments, before_move, amount, paid, relieved, unpaid)
     SELECT close_id, due_on, branch_id, officer_id, count(*), sum(before_move), sum(amount), sum(paid), sum(relieved), sum(unpaid)
       FROM closed_installments WHERE close_id = :id::uuid GROUP BY 1, 2, 3, 4
   )
   INSERT INTO closed_due_days (close_id, due_on, branch_id, amount, paid)
   SELECT close_id, due_on, branch_id, sum(amount), sum(paid)
     FROM closed_installments WHERE close_id = :id::uuid GROUP BY 1, 2, 3`,
);

const countOf = (state: PromiseState) => `count(*) FILTER (WHERE ${promiseTexts[state]})`;
const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'Asia/Karachi'`;

const fixContacts = namedStatement(
  'fix-contacts-of-month',
  `INSERT INTO closed_contact_days (close_id, received_on, branch_id, employee_id, received, kept, late, unanswered)
   SELECT :id::uuid, (r.received_at AT TIME ZONE 'Asia/Karachi')::date, r.branch_id, r.assignee_id, count(*),
          ${countOf('kept')}, ${countOf('late')}, ${countOf('overdue')}
     FROM contact_requests r
    WHERE ${rowText} AND r.received_at >= ${startOf(':from::date')} AND r.received_at < ${startOf(':until::date + 1')}
    GROUP BY 2, 3, 4`,
);

/** Fixes the figures of a month that would go on changing: what fell due, what is paid of it, and how contacts were kept. */
export async function fixFigures(client: PoolClient, month: FixedMonth, now: Instant): Promise<void> {
  const { id, from, until } = month;
  const overdueBefore = new Date(promiseBounds(now).overdueBefore);
  await client.query(fixInstallments({ id, from, until }));
  await client.query(sumDays({ id }));
  await client.query(fixContacts({ id, from, until, overdueBefore }));
}
