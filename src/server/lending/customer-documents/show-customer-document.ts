import type { ShownPicture } from '#contract/endpoint.ts';
import type { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { keptPictureType } from '#contract/picture.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type FoundPicture, findPicture } from './customer-documents.queries.ts';

/** Shows the picture of a document that a customer has. */
export async function showCustomerDocument(
  call: Call<typeof customerDocumentEndpoints.showCustomerDocument>,
): Promise<ShownPicture> {
  const { id: customerId, documentId } = call.input.params;
  const found = await findPicture(call.context.pool, call.input.params, call.reach);
  return showPicture(call, found, { customerId, documentId });
}

type Viewer = Origin & { readonly context: AppContext };

/**
 * Reads a picture that was found within reach. A picture of a CNIC shows the whole number, so each view is recorded, as for
 * revealing the number.
 */
export async function showPicture(
  viewer: Viewer,
  { kind, hash, branchId }: FoundPicture,
  { customerId, documentId }: { readonly customerId: string; readonly documentId: string },
): Promise<ShownPicture> {
  const { context } = viewer;
  const picture = await context.files.read(hash);
  if (kind === 'cnic_front' || kind === 'cnic_back') {
    await recordAuditEvent(context.pool, viewer, new Date(context.clock.now()), {
      branchId,
      action: 'view_cnic_picture',
      subject: 'customer',
      subjectId: customerId,
      after: { kind, documentId },
    });
  }
  return { picture, mediaType: keptPictureType, isImmutable: false };
}
