import type { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { documentSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import {
  type DocumentRow,
  findByPicture,
  findSignerWithin,
  lockCustomerWithin,
} from './customer-documents.queries.ts';
import { storeDocument } from './store-document.ts';

/** Adds a page of a signed agreement to its customer's documents. The same page, sent twice, is one document. */
export async function addSignedAgreement(
  call: Call<typeof customerDocumentEndpoints.addSignedAgreement>,
): Promise<DocumentRow> {
  const { context, actor, reach, input } = call;
  const { id: agreementId } = input.params;
  const kind = 'signed_agreement' as const;
  // Found first, so that no picture is read or remade for an agreement out of reach.
  const customerId = await findSignerWithin(context.pool, agreementId, reach);
  const remade = await input.body(({ picture }) => context.pictures.remake(picture, documentSideMax));
  const place = { customerId, kind, agreementId };
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const branchId = await lockCustomerWithin(client, customerId, reach);
    const known = await findByPicture(client, place, hashOf(remade.bytes));
    if (known !== undefined) return known;
    const added = await storeDocument(client, context.files, place, remade, { at, by: actor.userId });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'add_document',
      subject: 'customer',
      subjectId: customerId,
      after: { kind, documentId: added.id, agreementId },
    });
    return added;
  });
}
