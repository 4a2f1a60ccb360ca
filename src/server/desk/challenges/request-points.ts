import { brokenPromiseSql } from '../request-queue/promise-state.ts';

const karachi = "AT TIME ZONE 'Asia/Karachi'";
const start = `(:startsOn::date::timestamp ${karachi})`;
const end = `((:upTo::date + 1)::timestamp ${karachi})`;
const dayOf = (instant: string) => `((${instant}) ${karachi})::date`;

/**
 * Broken promises of a contact within 24 hours, on the day on which the 24 hours ended, for the assignee at that moment. So
 * a colleague may call a forgotten visitor without a bad mark. Unassigned requests count for nobody. A merged request is a
 * separate point only if it was answered separately.
 */
export const brokenPromises = `
  SELECT held.assignee_id AS employee_id, r.id, 'first_contact' AS kind,
         ${dayOf("r.received_at + interval '24 hours'")} AS counts_on, NULL::uuid AS agreement_id, r.id AS request_id,
         0 AS counted, 1 AS total
    FROM contact_requests r
   CROSS JOIN LATERAL (
     SELECT e.kind, e.assignee_id FROM contact_request_events e
      WHERE e.request_id = r.id AND e.kind IN ('assigned', 'taken', 'handed_back')
        AND e.recorded_at <= r.received_at + interval '24 hours'
      ORDER BY e.recorded_at DESC, e.id DESC LIMIT 1) held
   WHERE ${brokenPromiseSql} AND r.received_at >= ${start} - interval '24 hours' AND r.received_at < ${end} - interval '24 hours'
     AND held.kind <> 'handed_back' AND held.assignee_id = ANY (:employeeIds::uuid[])
     AND (r.merged_into IS NULL
          OR EXISTS (SELECT FROM contact_request_events e WHERE e.request_id = r.id AND e.result IS NOT NULL))`;

/** A kept promise counts for the employee who logged the first contact, a broken one for the employee who had the request. */
export const firstContacts = `
  SELECT r.first_contact_by AS employee_id, r.id, 'first_contact' AS kind, ${dayOf('r.first_contact_at')} AS counts_on,
         NULL::uuid AS agreement_id, r.id AS request_id, 1 AS counted, 1 AS total
    FROM contact_requests r
   WHERE r.first_contact_by = ANY (:employeeIds::uuid[]) AND r.is_promise_kept
     AND r.first_contact_at >= ${start} AND r.first_contact_at < ${end}
   UNION ALL ${brokenPromises}`;

const wasMade = (event: string) => `${event}.kind = 'visited' AND ${event}.result <> 'no_answer'`;

/** Visits at which somebody was met. One that is logged again on the same day is the same visit. */
export const homeVisits = `
  SELECT e.recorded_by AS employee_id, e.id, 'home_visit' AS kind, ${dayOf('e.recorded_at')} AS counts_on,
         NULL::uuid AS agreement_id, e.request_id, 1 AS counted, 1 AS total
    FROM contact_request_events e
   WHERE e.recorded_by = ANY (:employeeIds::uuid[]) AND e.result IS NOT NULL AND ${wasMade('e')}
     AND e.recorded_at >= ${start} AND e.recorded_at < ${end}
     AND NOT EXISTS (SELECT FROM contact_request_events f
                      WHERE f.request_id = e.request_id AND ${wasMade('f')}
                        AND (f.recorded_at, f.id) < (e.recorded_at, e.id)
                        AND f.recorded_at >= ${dayOf('e.recorded_at')}::timestamp ${karachi})`;
