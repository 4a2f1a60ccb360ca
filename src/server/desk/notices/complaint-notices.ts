import type { NoticeKind } from '#contract/desk/notices.ts';
import { complaintDueSoonDays } from '#domain/desk/complaints/complaint-clock.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { type NoticeSource, startOfDay, today } from './notice-source.ts';

/** True of a complaint that the reader handles, or that is free for them to take. Never of one about the reader. */
const isForReader = `c.about_user_id IS DISTINCT FROM :userId::uuid
            AND (c.handler_id = :userId OR (c.handler_id IS NULL
                 AND (:branchId::uuid IS NULL OR (c.branch_id = :branchId AND NOT c.is_for_head_office))))`;

const withBranch = 'complaints c JOIN branches b ON b.id = c.branch_id';

const withEvent = (kinds: string) =>
  `complaint_events e JOIN complaints c ON c.id = e.complaint_id AND e.kind IN (${kinds}) JOIN branches b ON b.id = c.branch_id`;

const number = `json_build_object('own', 'C-' || b.code || '-' || lpad((c.year % 100)::text, 2, '0') || '-'
                                        || CASE WHEN c.serial < 10000 THEN lpad(c.serial::text, 4, '0') ELSE c.serial::text END, 'ur', NULL)`;

/** An id that a complaint has in the step that it is in, so that the notice of the next step is unread. */
const stepOfComplaint =
  "overlay(overlay(md5(c.id::text || c.due_by) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid";

const ofEvent = {
  subjectId: 'e.id',
  opensId: 'c.id',
  at: 'e.recorded_at',
  facts: { about: number },
} as const;

const isRecent = 'e.recorded_at BETWEEN :since AND :now';

/** The notices of complaints. */
export const complaintNotices = {
  complaint_assigned: {
    from: `${withEvent("'assigned'")} JOIN users u ON u.id = e.recorded_by`,
    where: `c.answered_at IS NULL AND c.handler_id = :userId AND e.person_id = :userId AND e.recorded_by <> :userId AND ${isRecent}`,
    ...ofEvent,
    facts: { about: number, byName: namesOf('u') },
  },
  complaint_due: {
    from: withBranch,
    where: `c.answered_at IS NULL AND c.due_by < ${today} + ${complaintDueSoonDays} AND ${isForReader}`,
    subjectId: stepOfComplaint,
    opensId: 'c.id',
    at: startOfDay(`c.due_by - ${complaintDueSoonDays - 1}`),
    facts: { about: number },
  },
  complaint_escalated: {
    from: withEvent("'escalated'"),
    where: `c.answered_at IS NULL AND c.about_user_id IS DISTINCT FROM :userId::uuid
            AND (c.handler_id = :userId OR :branchId::uuid IS NULL) AND ${isRecent}`,
    ...ofEvent,
  },
  complaint_written_to: {
    from: withEvent("'added', 'reopened'"),
    where: `c.answered_at IS NULL AND ${isForReader} AND ${isRecent}`,
    ...ofEvent,
  },
} as const satisfies Partial<Record<NoticeKind, NoticeSource>>;
