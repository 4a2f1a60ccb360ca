import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import type { DocumentRow } from './customer-documents.queries.ts';

export function customerDocumentView(row: DocumentRow): CustomerDocument {
  return {
    id: row.id,
    kind: row.kind,
    agreementId: row.agreementId,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    addedAt: row.addedAt.toISOString(),
    addedByName: row.addedByName,
  };
}
