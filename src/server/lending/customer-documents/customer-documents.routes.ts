import type { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { addCustomerDocument } from './add-customer-document.ts';
import { addSignedAgreement } from './add-signed-agreement.ts';
import { listDocuments, requireCustomerWithin } from './customer-documents.queries.ts';
import { customerDocumentView } from './customer-documents.view.ts';
import { removeCustomerDocument } from './remove-customer-document.ts';
import { showCustomerDocument } from './show-customer-document.ts';

export const customerDocumentRoutes: Handlers<typeof customerDocumentEndpoints> = {
  addCustomerDocument: async (call) => ({ data: customerDocumentView(await addCustomerDocument(call)) }),
  addSignedAgreement: async (call) => ({ data: customerDocumentView(await addSignedAgreement(call)) }),
  async listCustomerDocuments({ context, reach, input }) {
    const { id } = input.params;
    await requireCustomerWithin(context.pool, id, reach);
    const rows = await listDocuments(context.pool, id);
    return { data: rows.map(customerDocumentView), page: { next: null, total: rows.length } };
  },
  showCustomerDocument,
  async removeCustomerDocument(call) {
    await removeCustomerDocument(call);
    return { data: null };
  },
};
