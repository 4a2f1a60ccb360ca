import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { FormType, ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { CloseReason } from '#domain/desk/contact-requests/request-actions.ts';
import { parseTrackingCode } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import { withdrawnAt } from './withdrawn-forms.ts';

export interface TrackedRequestRow {
  readonly code: string;
  readonly language: Language;
  readonly formType: FormType;
  readonly service: ServiceType | null;
  readonly receivedAt: Date;
  readonly firstContactAt: Date | null;
  readonly visitOn: CalendarDate | null;
  readonly visitState: 'ahead' | 'made' | 'cancelled' | null;
  readonly closeReason: CloseReason | null;
  readonly isConverted: boolean;
  readonly endedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly words: number;
  readonly wroteAt: Date | null;
}

// A merged request goes on as the one that it was merged into. Visits are found by the events of the trail, which have an index.
const find = {
  name: 'find-tracked-request',
  text: `
    SELECT r.tracking_code AS code, r.language, r.form_type AS "formType", r.service_type AS service, r.received_at AS "receivedAt",
           r.first_contact_at AS "firstContactAt", v.visit_on AS "visitOn", v.outcome AS "visitState",
           t.close_reason AS "closeReason", t.customer_id IS NOT NULL AS "isConverted",
           (SELECT max(e.recorded_at) FROM contact_request_events e
             WHERE e.request_id = t.id AND e.kind IN ('closed', 'converted', 'linked')) AS "endedAt",
           ${withdrawnAt('r.id', 't.id')} AS "withdrawnAt", w.words::integer, w.at AS "wroteAt"
      FROM contact_requests r
      JOIN contact_requests t ON t.id = coalesce(r.merged_into, r.id)
      LEFT JOIN LATERAL (
        SELECT h.visit_on, coalesce(h.outcome, 'ahead') AS outcome
          FROM contact_request_events e JOIN home_visits h ON h.id = e.visit_id
         WHERE e.request_id = t.id AND (h.outcome IS NULL OR h.outcome = 'made' OR h.outcome = 'cancelled' AND t.close_reason = 'withdrawn')
         ORDER BY h.booked_at DESC LIMIT 1) v ON true
     CROSS JOIN LATERAL (
        SELECT count(*) AS words, max(e.recorded_at) AS at FROM contact_request_events e
         WHERE e.request_id = r.id AND e.kind = 'visitor_wrote') w
     WHERE r.tracking_code = $1`,
};

/** The request with a code, however it was typed; undefined if none has it. */
export async function findTrackedRequest(pool: Pool, code: string): Promise<TrackedRequestRow | undefined> {
  return (await pool.query<TrackedRequestRow>({ ...find, values: [parseTrackingCode('A', code)] })).rows[0];
}
