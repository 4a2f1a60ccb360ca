import type { CustomerDocument, customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockCustomerWithin } from './customer-documents.queries.ts';

const remove = {
  name: 'remove-customer-document',
  text: `UPDATE customer_documents SET removed_at = $3, removed_by = $4
          WHERE id = $1 AND customer_id = $2 AND removed_at IS NULL RETURNING kind`,
};

/** Removes a document. The row and its file stay for the history. */
export async function removeCustomerDocument(
  call: Call<typeof customerDocumentEndpoints.removeCustomerDocument>,
): Promise<void> {
  const { context, actor, reach, input } = call;
  const { id: customerId, documentId } = input.params;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const branchId = await lockCustomerWithin(client, customerId, reach);
    const { rows } = await client.query<Pick<CustomerDocument, 'kind'>>({
      ...remove,
      values: [documentId, customerId, at, actor.userId],
    });
    if (rows[0] === undefined) throw new Refusal('not_found');
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'remove_document',
      subject: 'customer',
      subjectId: customerId,
      before: { kind: rows[0].kind, documentId },
    });
  });
}
