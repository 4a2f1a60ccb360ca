import type { PoolClient } from 'pg';
import type { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { documentSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import {
  type DocumentRow,
  findByPicture,
  lockCustomerWithin,
  requireCustomerWithin,
} from './customer-documents.queries.ts';
import { storeDocument } from './store-document.ts';

type AddCall = Call<typeof customerDocumentEndpoints.addCustomerDocument>;

/**
 * Adds a picture to a customer's documents. The same picture, sent twice by a double click or after a lost answer, is
 * re-encoded to the same bytes, so the second upload returns the first one's document.
 */
export async function addCustomerDocument(call: AddCall): Promise<DocumentRow> {
  const { context, actor, reach, input } = call;
  const { id: customerId } = input.params;
  // Checked first, so that no picture is read or remade for a customer out of reach.
  await requireCustomerWithin(context.pool, customerId, reach);
  const { kind, remade } = await input.body(async (form) => ({
    kind: form.kind,
    remade: await context.pictures.remake(form.picture, documentSideMax),
  }));
  const place = { customerId, kind, agreementId: null };
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const branchId = await lockCustomerWithin(client, customerId, reach);
    const known = await findByPicture(client, place, hashOf(remade.bytes));
    if (known !== undefined) return known;
    const replaced = await removeReplaced(client, call, kind, at);
    const added = await storeDocument(client, context.files, place, remade, { at, by: actor.userId });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'add_document',
      subject: 'customer',
      subjectId: customerId,
      ...(replaced !== undefined && { before: { kind, documentId: replaced } }),
      after: { kind, documentId: added.id },
    });
    return added;
  });
}

const remove = {
  name: 'remove-replaced-customer-document',
  text: `UPDATE customer_documents SET removed_at = $3, removed_by = $4
          WHERE customer_id = $1 AND kind = $2 AND kind IN ('photo', 'cnic_front', 'cnic_back') AND removed_at IS NULL
         RETURNING id`,
};

/**
 * A person has one photo, and one picture of each side of the CNIC, so a new one replaces the old. Returns the old one's id.
 */
async function removeReplaced(
  client: PoolClient,
  { actor, input }: AddCall,
  kind: DocumentRow['kind'],
  at: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>({
    ...remove,
    values: [input.params.id, kind, at, actor.userId],
  });
  return rows[0]?.id;
}
