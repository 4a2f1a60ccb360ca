import type { ShownPicture } from '#contract/endpoint.ts';
import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { Call } from '#server/platform/http/call.ts';
import { showPicture } from '../customer-documents/show-customer-document.ts';
import { findEvidence } from './evidence-documents.queries.ts';

/** Shows a document that a request names: as it was then, also when the customer's documents have changed since. */
export async function showEvidenceDocument(
  call: Call<typeof approvalEndpoints.showEvidenceDocument>,
): Promise<ShownPicture> {
  const { context, reach, input } = call;
  const { customerId, ...found } = await findEvidence(context.pool, input.params, reach);
  return showPicture(call, found, { customerId, documentId: input.params.documentId });
}
