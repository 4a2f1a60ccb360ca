import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type ContactResult, unansweredContacts } from '#domain/lending/collections/attention.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** The work that a customer's debt asks for. */
export interface DebtRow {
  readonly dueNow: Rupees;
  readonly isPromiseBroken: boolean;
  readonly isReliefRequested: boolean;
  /** The newest first. */
  readonly lastContacts: readonly { readonly result: ContactResult; readonly contactedOn: CalendarDate }[];
}

const debtsOf = namedStatement(
  'find-debts-of-customers',
  `SELECT c.id AS "customerId",
          (SELECT coalesce(sum(i.amount - i.paid), 0)::bigint
             FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
            WHERE a.customer_id = c.id AND a.status = 'active' AND i.due_on <= :today::date) AS "dueNow",
          EXISTS (SELECT FROM promise_outcomes o JOIN agreements a ON a.id = o.agreement_id
                   WHERE a.customer_id = c.id AND a.status = 'active' AND a.oldest_unpaid_due_on <= :today::date
                     AND o.is_last AND NOT o.is_kept AND o.promised_for < :today::date) AS "isPromiseBroken",
          EXISTS (SELECT FROM approvals p JOIN agreements a ON a.id = p.agreement_id
                   WHERE a.customer_id = c.id AND p.kind = 'relief' AND p.state = 'pending') AS "isReliefRequested",
          (SELECT coalesce(json_agg(l), '[]')
             FROM (SELECT l.result, (l.contacted_at AT TIME ZONE 'Asia/Karachi')::date AS "contactedOn"
                     FROM agreements a JOIN contact_log l ON l.agreement_id = a.id
                    WHERE a.customer_id = c.id AND l.result <> 'opened'
                    ORDER BY l.contacted_at DESC, l.id DESC LIMIT ${unansweredContacts}) l) AS "lastContacts"
     FROM unnest(:ids::uuid[]) c (id)`,
);

/** The debts of these customers, each by its id. */
export async function findDebts(
  pool: Pool,
  ids: readonly string[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, DebtRow>> {
  const { rows } = await pool.query<DebtRow & { readonly customerId: string }>(debtsOf({ ids, today }));
  return new Map(rows.map(({ customerId, ...debt }) => [customerId, debt]));
}
