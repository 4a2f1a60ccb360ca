import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from '#test/support/calls/api.ts';
import { fc } from '#test/support/runs/properties.ts';
import { addContactRequest } from './contact-requests.ts';

/** A visitor who adds a word to a request, or withdraws it, as parts of an arbitrary. */
export const visitorDeed = { what: fc.constant('visitor'), isWithdrawn: fc.boolean() };

interface Deed {
  readonly where: number;
  readonly isWithdrawn: boolean;
  readonly holder: string | null;
  readonly at: Date;
}

/** Writes a request and what its visitor did, and answers the notice of it. */
export async function doAsVisitor(
  { context: { pool } }: TestApi,
  { where, isWithdrawn, holder, at }: Deed,
): Promise<[string, string]> {
  const id = await addContactRequest(pool, { branchCode: where === 0 ? 'SGD' : 'LHE', receivedAt: at });
  const eventId = uuidv7();
  await pool.query(
    'INSERT INTO contact_request_events (id, request_id, kind, recorded_at, note) VALUES ($1, $2, $3, $4, $5)',
    isWithdrawn ? [eventId, id, 'withdrawn', at, null] : [eventId, id, 'visitor_wrote', at, 'a word'],
  );
  const reason = isWithdrawn ? 'withdrawn' : null;
  await pool.query('UPDATE contact_requests SET assignee_id = $2, close_reason = $3 WHERE id = $1', [
    id,
    holder,
    reason,
  ]);
  return [isWithdrawn ? 'visitor_withdrew' : 'visitor_wrote', eventId];
}

interface DoneDeed {
  readonly kind: string;
  readonly subjectId: string;
  readonly at: Date;
  readonly holder: string | null;
  /** The branch. */
  readonly of: string;
}

/** All that visitors did, with who has the request. */
export async function deedsOfVisitors({ context: { pool } }: TestApi): Promise<DoneDeed[]> {
  const { rows } = await pool.query<DoneDeed>(
    `SELECT CASE e.kind WHEN 'withdrawn' THEN 'visitor_withdrew' ELSE e.kind END AS kind, e.id AS "subjectId",
            e.recorded_at AS at, r.assignee_id AS holder, r.branch_id AS "of"
       FROM contact_request_events e JOIN contact_requests r ON r.id = e.request_id
      WHERE e.kind IN ('visitor_wrote', 'withdrawn')`,
  );
  return rows;
}
