import type { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findContactRequest } from './contact-requests.queries.ts';

type Endpoint = typeof contactRequestEndpoints.contactOutsideHours;

/** Keeps why a visitor is called or messaged outside the contact hours. The call itself is made by telephone, where nothing of it is seen. */
export async function contactOutsideHours(call: Call<Endpoint>): Promise<null> {
  const { context, reach, input } = call;
  const { channel, reason } = input.body;
  const request = await findContactRequest(context.db, reach, input.params.id);
  if (request === undefined) throw new Refusal('not_found');
  await inTransaction(context.pool, (client) =>
    recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: request.branchId,
      action: 'contact_outside_hours',
      subject: 'contact_request',
      subjectId: request.id,
      after: { channel, outsideHoursReason: reason },
    }),
  );
  return null;
}
