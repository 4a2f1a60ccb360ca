import type { Pool } from 'pg';
import type { CollectionLog } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentPromise, ReceivedPayment } from '#domain/lending/collections/payment-promise.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

type Contact = CollectionLog['contacts'][number];

export interface PromiseRow extends PaymentPromise {
  id: string;
  madeOn: CalendarDate;
  note: string | null;
  recordedByName: string;
}

export interface ContactRow extends Omit<Contact, 'contactedAt'> {
  /** Milliseconds since 1970. */
  contactedAt: number;
}

/** The promises of the agreement `a`, newest first. */
const promisesOf = `
  SELECT p.id, p.amount, p.made_on AS "madeOn", p.promised_for AS "promisedFor", p.note, u.full_name AS "recordedByName",
         (extract(epoch FROM p.recorded_at) * 1000)::bigint AS "madeAt"
    FROM payment_promises p JOIN users u ON u.id = p.recorded_by
   WHERE p.agreement_id = a.id ORDER BY p.recorded_at DESC, p.id DESC`;

/** What came in on the agreement `a`, and stands, since its first promise. */
const receivedOf = `
  SELECT e.amount, e.valued_on AS "valuedOn", (extract(epoch FROM e.recorded_at) * 1000)::bigint AS "recordedAt"
    FROM entries e
   WHERE e.agreement_id = a.id AND e.kind IN ('payment', 'recovery') AND e.transfer_id IS NULL
     AND e.recorded_at > (SELECT min(recorded_at) FROM payment_promises WHERE agreement_id = a.id)
     AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)`;

const contactsOf = `
  SELECT c.id, c.channel, c.result, c.note, c.outside_hours_reason AS "outsideHoursReason",
         (extract(epoch FROM c.contacted_at) * 1000)::bigint AS "contactedAt", u.full_name AS "recordedByName"
    FROM contact_log c JOIN users u ON u.id = c.recorded_by
   WHERE c.agreement_id = a.id ORDER BY c.contacted_at DESC, c.id DESC`;

export interface LogRow {
  promises: PromiseRow[];
  received: ReceivedPayment[];
  contacts: ContactRow[];
}

const findLog = {
  name: 'find-collection-log',
  text: `SELECT (SELECT coalesce(json_agg(p), '[]') FROM (${promisesOf}) p) AS promises,
                (SELECT coalesce(json_agg(e), '[]') FROM (${receivedOf}) e) AS received,
                (SELECT coalesce(json_agg(c), '[]') FROM (${contactsOf}) c) AS contacts
           FROM agreements a WHERE a.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

/** What was promised and said about paying an agreement; undefined when there is none within reach. */
export async function findCollectionLog(
  pool: Pool,
  reach: BranchReach,
  id: string,
): Promise<LogRow | undefined> {
  const { rows } = await pool.query<LogRow>({
    ...findLog,
    values: [id, branchIdOf(reach)],
  });
  return rows[0];
}

export interface DueRow {
  agreementId: string;
  agreementNumber: string;
  customerId: string;
  customerName: string;
  customerNameUr: string | null;
  phone: string;
  language: Language | null;
  oldestUnpaidDueOn: CalendarDate | null;
  overdue: Rupees;
  dueNow: Rupees;
  promises: PromiseRow[];
  received: ReceivedPayment[];
  lastContact: ContactRow | null;
}

const findDue = {
  name: 'list-due',
  text: `
    SELECT a.id AS "agreementId", a.number AS "agreementNumber", c.id AS "customerId", c.full_name AS "customerName",
           c.full_name_ur AS "customerNameUr", c.phone, u.language, a.oldest_unpaid_due_on AS "oldestUnpaidDueOn",
           owed.overdue, owed.due_now AS "dueNow",
           (SELECT coalesce(json_agg(p), '[]') FROM (${promisesOf}) p) AS promises,
           (SELECT coalesce(json_agg(e), '[]') FROM (${receivedOf}) e) AS received,
           (SELECT row_to_json(l) FROM (${contactsOf} LIMIT 1) l) AS "lastContact"
      FROM agreements a
      JOIN customers c ON c.id = a.customer_id
      LEFT JOIN users u ON u.id = c.user_id
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(i.amount - i.paid) FILTER (WHERE i.due_on < $3), 0)::bigint AS overdue,
              coalesce(sum(i.amount - i.paid), 0)::bigint AS due_now
         FROM installments i
        WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.due_on <= $3
          AND a.status = 'active') owed
     WHERE a.officer_id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)
       AND (a.status = 'active' AND a.oldest_unpaid_due_on <= $3
            OR a.status IN ('active', 'written_off')
               AND EXISTS (SELECT FROM payment_promises t WHERE t.agreement_id = a.id AND t.promised_for = $3))
     ORDER BY a.oldest_unpaid_due_on, a.id LIMIT $4`,
};

/** Nobody looks after more in a day; the oldest come first. */
const dueRowsMax = 500;

/** What an officer's agreements ask for on a day. Some of what is promised for that day may be paid already. */
export async function listDue(
  pool: Pool,
  reach: BranchReach,
  officerId: string,
  today: CalendarDate,
): Promise<DueRow[]> {
  const { rows } = await pool.query<DueRow>({
    ...findDue,
    values: [officerId, branchIdOf(reach), today, dueRowsMax],
  });
  return rows;
}
