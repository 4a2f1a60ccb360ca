import type { Pool } from 'pg';
import type { CollectionLog } from '#contract/lending/collections.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

type Contact = CollectionLog['contacts'][number];

export interface PromiseRow {
  id: string;
  amount: Rupees;
  madeOn: CalendarDate;
  promisedFor: CalendarDate;
  /** By the payments that were not reversed. */
  isKept: boolean;
  isReplaced: boolean;
  note: string | null;
  recordedByName: Phrase;
}

export interface ContactRow extends Omit<Contact, 'contactedAt' | 'callBackAt'> {
  /** Milliseconds since 1970, as the next. */
  callBackAt: number | null;
  /** Milliseconds since 1970. */
  contactedAt: number;
}

/** The promises of the agreement `a`, newest first. */
export const promisesOf = `
  SELECT p.id, p.amount, p.made_on AS "madeOn", p.promised_for AS "promisedFor", p.note, ${namesOf('u')} AS "recordedByName",
         o.is_kept AS "isKept", o.is_replaced AS "isReplaced"
    FROM payment_promises p JOIN users u ON u.id = p.recorded_by JOIN promise_outcomes o ON o.promise_id = p.id
   WHERE p.agreement_id = a.id ORDER BY p.recorded_at DESC, p.id DESC`;

/** True if the same person logged a result of the opened contact `c` on its day in Karachi. */
const hasResult = `EXISTS (
  SELECT FROM contact_log r
   WHERE r.agreement_id = c.agreement_id AND r.recorded_by = c.recorded_by AND r.channel = c.channel
     AND r.guarantor_id IS NOT DISTINCT FROM c.guarantor_id AND r.result <> 'opened' AND r.contacted_at >= c.contacted_at
     AND (r.contacted_at AT TIME ZONE 'Asia/Karachi')::date = (c.contacted_at AT TIME ZONE 'Asia/Karachi')::date)`;

/** The contacts about paying the agreement `a`, newest first. An opened call or message is left out once its result is logged. */
export const contactsOf = `
  SELECT c.id, c.channel, c.result, (extract(epoch FROM c.call_back_at) * 1000)::bigint AS "callBackAt", c.note, c.outside_hours_reason AS "outsideHoursReason", c.reminder,
         ${namesOf('g')} AS "guarantorName",
         (extract(epoch FROM c.contacted_at) * 1000)::bigint AS "contactedAt", ${namesOf('u')} AS "recordedByName"
    FROM contact_log c JOIN users u ON u.id = c.recorded_by LEFT JOIN guarantors g ON g.id = c.guarantor_id
   WHERE c.agreement_id = a.id AND NOT (c.result = 'opened' AND c.reminder IS NULL AND ${hasResult})
   ORDER BY c.contacted_at DESC, c.id DESC`;

export interface LogRow {
  promises: PromiseRow[];
  contacts: ContactRow[];
}

const findLog = {
  name: 'find-collection-log',
  text: `SELECT (SELECT coalesce(json_agg(p), '[]') FROM (${promisesOf}) p) AS promises,
                (SELECT coalesce(json_agg(c), '[]') FROM (${contactsOf}) c) AS contacts
           FROM agreements a WHERE a.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

/** The promises and contacts about paying an agreement; undefined if there is none within reach. */
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
