import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refusalOfVisit, visitHours } from '#domain/desk/contact-requests/visit-slots.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { endVisit, findVisitHours } from './home-visits.queries.ts';
import type { LockedRequest } from './lock-request.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

// The first free place of the hour; the index refuses a place that another booking takes at the same moment.
const take = namedStatement(
  'take-visit-place',
  `INSERT INTO home_visits (id, request_id, branch_id, visit_on, starts_at, address, place, booked_at, booked_by)
   SELECT :id, :requestId, :branchId, :visitOn, :startsAt, :address, free.place, :at, :by
     FROM generate_series(1, :places) free (place)
    WHERE NOT EXISTS (SELECT FROM home_visits h
                       WHERE h.branch_id = :branchId AND h.visit_on = :visitOn AND h.starts_at = :startsAt AND h.place = free.place
                         AND (h.outcome IS NULL OR h.outcome IN ('made', 'nobody_home')))
    ORDER BY free.place LIMIT 1
       ON CONFLICT DO NOTHING
   RETURNING id`,
);

const setVisit = {
  name: 'set-home-visit',
  text: 'UPDATE contact_requests SET visit_id = $2 WHERE id = $1',
};

interface Booking {
  readonly visitOn: string;
  readonly startsAt: string;
  readonly address: string;
  readonly places: number;
  readonly by: string;
  readonly at: Date;
}

/** Books a place at the branch of the request. A booking that loses a place to another one tries the next, until all are taken. */
async function takePlace(client: PoolClient, request: LockedRequest, booking: Booking): Promise<string> {
  for (let attempt = 0; attempt < booking.places; attempt += 1) {
    const id = uuidv7();
    const { rowCount } = await client.query(
      take({ id, requestId: request.id, branchId: request.branchId, ...booking }),
    );
    if (rowCount === 1) return id;
  }
  throw new Refusal('visit_hour_full');
}

/** Books a visit at the visitor's home, or moves the one that is booked. */
export function bookHomeVisit(
  call: Call<typeof requestCommandEndpoints.bookHomeVisit>,
): Promise<RequestTrail> {
  const { context, actor, input } = call;
  const { visitOn, startsAt, address } = input.body;
  const now = context.clock.now();
  return workOnRequest(call, ruleFor('book_visit'), async (client, request, at) => {
    const { opensAt, closesAt, visitsAtOnce } = await findVisitHours(client, request.branchId);
    const hours = visitHours(opensAt, closesAt);
    const refusal = refusalOfVisit(input.body, hours, { now, today: businessDateOf(now) });
    if (refusal !== null) throw new Refusal(refusal);
    const isMove = request.visitId !== null;
    if (isMove) await endVisit(client, request.id, 'moved', at);
    const booking = { visitOn, startsAt, address, places: visitsAtOnce, by: actor.userId, at };
    const visitId = await takePlace(client, request, booking);
    await client.query({ ...setVisit, values: [request.id, visitId] });
    await recordRequestEvent(client, {
      requestId: request.id,
      kind: isMove ? 'visit_moved' : 'visit_booked',
      by: actor.userId,
      at,
      visitId,
    });
    return () =>
      recordAuditEvent(client, call, at, {
        branchId: request.branchId,
        action: isMove ? 'move_home_visit' : 'book_home_visit',
        subject: 'contact_request',
        subjectId: request.id,
        after: { visitOn, startsAt },
      });
  });
}

/** Cancels the visit that is booked. */
export function cancelHomeVisit(
  call: Call<typeof requestCommandEndpoints.cancelHomeVisit>,
): Promise<RequestTrail> {
  const { note } = call.input.body;
  return workOnRequest(call, ruleFor('cancel_visit'), async (client, { id, branchId, visitId }, at) => {
    if (visitId === null) throw new Error('a request without a visit is refused before');
    await endVisit(client, id, 'cancelled', at);
    await recordRequestEvent(client, {
      requestId: id,
      kind: 'visit_cancelled',
      by: call.actor.userId,
      at,
      visitId,
      note,
    });
    return () =>
      recordAuditEvent(client, call, at, {
        branchId,
        action: 'cancel_home_visit',
        subject: 'contact_request',
        subjectId: id,
        after: { note },
      });
  });
}
