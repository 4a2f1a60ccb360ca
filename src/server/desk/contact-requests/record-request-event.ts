import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type {
  CloseReason,
  ContactOutcome,
  RequestEventKind,
} from '#domain/desk/contact-requests/request-actions.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** An event in the history of a request. */
export interface NewRequestEvent {
  readonly id?: string;
  readonly requestId: string;
  readonly kind: RequestEventKind;
  /** Null for the visitor. */
  readonly by: string | null;
  readonly at: Date;
  readonly result?: ContactOutcome;
  readonly outsideHoursReason?: string | null;
  readonly note?: string | null;
  readonly assigneeId?: string;
  readonly visitId?: string | null;
  readonly closeReason?: CloseReason;
  readonly customerId?: string;
  readonly mergedId?: string;
}

const insert = namedStatement(
  'insert-contact-request-event',
  `INSERT INTO contact_request_events (id, request_id, kind, recorded_at, recorded_by, result, outside_hours_reason, note,
                                       assignee_id, visit_id, close_reason, customer_id, merged_id)
   VALUES (:id, :requestId, :kind, :at, :by, :result, :outsideHoursReason, :note,
           :assigneeId, :visitId, :closeReason, :customerId, :mergedId)`,
);

/** Adds an event to the trail of a request. Its time is the server's, so no contact can be back-dated. */
export async function recordRequestEvent(client: PoolClient, event: NewRequestEvent): Promise<void> {
  const nothing = {
    result: null,
    outsideHoursReason: null,
    note: null,
    assigneeId: null,
    visitId: null,
    closeReason: null,
    customerId: null,
    mergedId: null,
  };
  await client.query(insert({ id: uuidv7(), ...nothing, ...event }));
}
