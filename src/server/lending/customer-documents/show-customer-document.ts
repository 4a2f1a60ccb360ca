import type { ShownPicture } from '#contract/endpoint.ts';
import type { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { keptPictureType } from '#contract/lending/picture.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { findPicture } from './customer-documents.queries.ts';

/** Shows the picture of a document. One of a CNIC shows the whole number, so that it was seen goes on record as when the number is revealed. */
export async function showCustomerDocument(
  call: Call<typeof customerDocumentEndpoints.showCustomerDocument>,
): Promise<ShownPicture> {
  const { context, reach, input } = call;
  const { id, documentId } = input.params;
  const found = await findPicture(context.pool, input.params, reach);
  const picture = await context.files.read(found.hash);
  if (found.kind === 'cnic_front' || found.kind === 'cnic_back') {
    await recordAuditEvent(context.pool, call, new Date(context.clock.now()), {
      branchId: found.branchId,
      action: 'view_cnic_picture',
      subject: 'customer',
      subjectId: id,
      after: { kind: found.kind, documentId },
    });
  }
  return { picture, mediaType: keptPictureType, isImmutable: false };
}
