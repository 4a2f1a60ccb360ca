import { v7 as uuidv7 } from 'uuid';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { newComplaintCode } from '#server/desk/complaints/store-complaint.ts';
import { noticeAgeMaxMs } from '#server/desk/notices/notices.queries.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { fc } from '#test/support/runs/properties.ts';

/** A complaint that is due around today, and what happened to it, as parts of an arbitrary. */
export const complaintHappening = {
  what: fc.constant('complaint'),
  dueIn: fc.integer({ min: -3, max: 4 }),
  event: fc.constantFrom('assigned', 'escalated', 'added', 'answered'),
  isForHeadOffice: fc.boolean(),
  where: fc.nat(1),
  handler: fc.option(fc.nat(3)),
  about: fc.option(fc.nat(3)),
  by: fc.nat(3),
};

interface Happened {
  readonly where: number;
  readonly dueIn: number;
  readonly event: 'assigned' | 'escalated' | 'added' | 'answered';
  readonly isForHeadOffice: boolean;
  readonly handler: number | null;
  readonly about: number | null;
  readonly by: number;
  readonly eventAgo: number;
}

interface Stage {
  readonly testApi: TestApi;
  readonly userIds: readonly string[];
}

const kinds = {
  assigned: 'complaint_assigned',
  escalated: 'complaint_escalated',
  added: 'complaint_written_to',
  answered: 'complaint_due',
} as const;

/** Writes a complaint with an event, and answers the name of a notice of it. */
export async function complain(
  { testApi, userIds }: Stage,
  { where, dueIn, event, isForHeadOffice, eventAgo, ...people }: Happened,
): Promise<[string, string]> {
  const { pool, clock } = testApi.context;
  const at = new Date(clock.now() - eventAgo);
  const [handler, about, by] = [people.handler, people.about, people.by].map((n) =>
    n === null ? null : (userIds[n] ?? null),
  );
  const [id, eventId] = [uuidv7(), uuidv7()];
  const dueBy = addDays(businessDateOf(clock.now()), dueIn);
  await pool.query(
    `INSERT INTO complaints (id, branch_id, year, serial, tracking_code, source, kind, body, is_name_hidden, language, received_at,
                             submission_key, submission_digest, about_user_id, is_for_head_office, handler_id, acknowledge_by,
                             answer_by, executive_after, answered_at)
     SELECT $1, b.id, 2026, (SELECT count(*) + 1 FROM complaints), $2, 'site', 'goods', 'b', false, 'en', $3, $1, sha256($1::uuid::text::bytea),
            $4, $5, $6, $7, $7, $7, $8 FROM branches b WHERE b.code = $9`,
    [
      ...[id, newComplaintCode(), at, about, isForHeadOffice, handler === about ? null : handler, dueBy],
      ...[event === 'answered' ? at : null, where === 0 ? 'SGD' : 'LHE'],
    ],
  );
  const isAssigned = event === 'assigned' && handler !== null && handler !== about && by !== about;
  const kind = event === 'assigned' && !isAssigned ? 'added' : event;
  if (kind !== 'answered')
    await pool.query(
      `INSERT INTO complaint_events (id, complaint_id, kind, recorded_at, recorded_by, said, person_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      isAssigned ? [eventId, id, kind, at, by, null, handler] : [eventId, id, kind, at, null, 'a word', null],
    );
  return [kinds[kind], eventId];
}

interface ComplaintRow {
  readonly stepId: string;
  readonly of: string;
  readonly isForHeadOffice: boolean;
  readonly handler: string | null;
  readonly about: string | null;
  readonly dueBy: CalendarDate;
  readonly eventId: string | null;
  readonly kind: string;
  readonly at: Date;
  readonly by: string | null;
  readonly person: string | null;
}

interface Reader {
  readonly userId: string;
  readonly branchId: string | null;
}

/** All notices of complaints that a person gets. */
export async function complaintsToldTo(
  { context: { pool } }: TestApi,
  { userId, branchId }: Reader,
  now: Instant,
) {
  const { rows } = await pool.query<ComplaintRow>(
    `SELECT overlay(overlay(md5(c.id::text || c.due_by) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid AS "stepId",
            c.branch_id AS "of", c.is_for_head_office AS "isForHeadOffice", c.handler_id AS handler, c.about_user_id AS about,
            c.due_by AS "dueBy", e.id AS "eventId", e.kind, e.recorded_at AS at, e.recorded_by AS by, e.person_id AS person
       FROM complaints c LEFT JOIN complaint_events e ON e.complaint_id = c.id WHERE c.answered_at IS NULL`,
  );
  const tomorrow = addDays(businessDateOf(now), 1);
  return rows
    .filter(({ about }) => about !== userId)
    .flatMap(({ stepId, of, isForHeadOffice, handler, dueBy, eventId, kind, at, by, person }) => {
      const isFree = handler === null && (branchId === null || (branchId === of && !isForHeadOffice));
      const isForReader = handler === userId || isFree;
      const told = {
        assigned: handler === userId && person === userId && by !== userId,
        escalated: handler === userId || branchId === null,
        added: isForReader,
      }[kind];
      return [
        ...(dueBy <= tomorrow && isForReader
          ? [
              {
                kind: 'complaint_due',
                subjectId: stepId,
                at: new Date(startOfBusinessDate(addDays(dueBy, -1))),
              },
            ]
          : []),
        ...(told && eventId !== null && at.getTime() >= now - noticeAgeMaxMs
          ? [{ kind: kinds[kind as keyof typeof kinds], subjectId: eventId, at }]
          : []),
      ];
    });
}
