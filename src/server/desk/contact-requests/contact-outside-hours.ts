import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { findContactRequest } from './contact-requests.queries.ts';

type Endpoint = typeof requestCommandEndpoints.contactOutsideHours;

/** Records why a visitor is called or messaged outside the contact hours. The call itself is made by phone, which the product does not see. */
export async function contactOutsideHours(call: Call<Endpoint>): Promise<null> {
  const { context, reach, input } = call;
  const { channel, reason } = input.body;
  const now = context.clock.now();
  const { request } = await findContactRequest(context.pool, { reach, now }, input.params.id);
  await inTransaction(context.pool, (client) =>
    recordAuditEvent(client, call, new Date(now), {
      branchId: request.branchId,
      action: 'contact_outside_hours',
      subject: 'contact_request',
      subjectId: request.id,
      after: { channel, outsideHoursReason: reason },
    }),
  );
  return null;
}
