import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { ComplaintEventKind } from '#domain/desk/complaints/complaint.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** An event in the history of a complaint. */
export interface NewComplaintEvent {
  readonly id?: string;
  readonly complaintId: string;
  readonly kind: ComplaintEventKind;
  /** Null for the complainant and for the clock. */
  readonly by: string | null;
  readonly at: Date;
  readonly said?: string | null;
  readonly personId?: string | null;
  readonly agreementId?: string;
  readonly entryId?: string;
}

const insert = namedStatement(
  'insert-complaint-event',
  `INSERT INTO complaint_events (id, complaint_id, kind, recorded_at, recorded_by, said, person_id, agreement_id, entry_id)
   VALUES (:id, :complaintId, :kind, :at, :by, :said, :personId, :agreementId, :entryId)`,
);

/** Adds an event to the history of a complaint. Its time is the server's. */
export async function recordComplaintEvent(client: PoolClient, event: NewComplaintEvent): Promise<void> {
  const nothing = { said: null, personId: null, agreementId: null, entryId: null };
  await client.query(insert({ id: uuidv7(), ...nothing, ...event }));
}
