import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ComplaintKind, ComplaintStatus } from '#domain/desk/complaints/complaint.ts';
import { parseTrackingCode } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import { isOutside } from '#server/desk/complaints/staff-concerned.ts';

interface Said {
  readonly kind: 'added' | 'reopened' | 'answered';
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

export interface TrackedComplaintRow {
  readonly code: string;
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
  readonly language: Language;
  readonly kind: ComplaintKind;
  readonly status: ComplaintStatus;
  readonly text: string;
  readonly receivedAt: Date;
  readonly takenAt: Date | null;
  readonly acknowledgeBy: CalendarDate;
  readonly answerBy: CalendarDate;
  readonly escalatedAt: Date | null;
  readonly reopenedAt: Date | null;
  readonly isOutside: boolean;
  readonly isWithHeadOffice: boolean;
  readonly said: readonly Said[];
}

const find = {
  name: 'find-tracked-complaint',
  text: `
    SELECT c.tracking_code AS code, b.code AS "branchCode", c.year, c.serial, c.language, c.kind, c.status, c.body AS text,
           c.received_at AS "receivedAt", c.taken_at AS "takenAt", c.acknowledge_by AS "acknowledgeBy",
           c.answer_by AS "answerBy", c.escalated_at AS "escalatedAt", c.reopened_at AS "reopenedAt",
           ${isOutside('c')} AS "isOutside",
           c.escalated_at IS NOT NULL OR coalesce(h.role = 'superadmin', c.is_for_head_office) AS "isWithHeadOffice",
           (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.recorded_at, 'text', e.said)
                                     ORDER BY e.recorded_at, e.id), '[]')
              FROM complaint_events e
             WHERE e.complaint_id = c.id AND e.kind IN ('added', 'reopened', 'answered')) AS said
      FROM complaints c
      JOIN branches b ON b.id = c.branch_id
      LEFT JOIN users h ON h.id = c.handler_id
     WHERE c.tracking_code = $1`,
};

/** The complaint with a code, however it was typed; undefined if none has it. */
export async function findTrackedComplaint(
  pool: Pool,
  code: string,
): Promise<TrackedComplaintRow | undefined> {
  const values = [parseTrackingCode('C', code)];
  return (await pool.query<TrackedComplaintRow>({ ...find, values })).rows[0];
}
