import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { keptPictureType, pictureFile } from '#contract/picture.ts';

/** The kinds of a customer's own papers. */
export const documentKinds = ['photo', 'cnic_front', 'cnic_back', 'utility_bill', 'other'] as const;

/** The kinds on record. The signed agreement belongs to one agreement, a page to each document. */
export const keptDocumentKinds = [...documentKinds, 'signed_agreement'] as const;

/** The most documents of one customer, and the most pages of one signed agreement; without removed ones. */
export const documentsMax = 20;

const byCustomer = z.object({ id: z.uuid() });
const byDocument = z.object({ id: z.uuid(), documentId: z.uuid() });

const customerDocument = z.object({
  id: z.uuid(),
  kind: z.enum(keptDocumentKinds),
  /** Of a signed agreement; null for all others. */
  agreementId: z.nullable(z.uuid()),
  /** In pixels, the right way up. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  addedAt: z.iso.datetime(),
  addedByName: spoken,
});
export type CustomerDocument = z.output<typeof customerDocument>;

export const customerDocumentEndpoints = {
  addCustomerDocument: endpoint({
    method: 'POST',
    path: '/api/customers/:id/documents',
    summary:
      "Puts a picture among a customer's documents; a photo or a side of the CNIC takes the place of the one before, and the same picture again is the document on record",
    access: 'documents.write',
    params: byCustomer,
    body: { fields: z.object({ kind: z.enum(documentKinds) }), files: { picture: pictureFile } },
    output: customerDocument,
    errors: ['too_many_documents'],
  }),
  addSignedAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/signed-agreement',
    summary:
      "Puts a page of the signed agreement among the customer's documents; the same picture again is the document on record",
    access: 'documents.write',
    params: z.object({ id: z.uuid() }),
    body: { fields: z.object({}), files: { picture: pictureFile } },
    output: customerDocument,
    errors: ['too_many_documents'],
  }),
  listCustomerDocuments: endpoint({
    method: 'GET',
    path: '/api/customers/:id/documents',
    summary: "A customer's documents, newest first, without those that were removed or replaced",
    access: 'documents.read',
    params: byCustomer,
    output: customerDocument,
    answers: 'list',
  }),
  showCustomerDocument: endpoint({
    method: 'GET',
    path: '/api/customers/:id/documents/:documentId',
    summary: 'The picture of a document; who saw one of a CNIC, and when, goes on record',
    access: 'documents.read',
    params: byDocument,
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
  removeCustomerDocument: endpoint({
    method: 'DELETE',
    path: '/api/customers/:id/documents/:documentId',
    summary: "Takes a document from a customer's; that it was there stays on record",
    access: 'documents.write',
    params: byDocument,
    output: z.null(),
  }),
};
