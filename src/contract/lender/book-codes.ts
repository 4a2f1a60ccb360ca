import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { bookCodes } from '#contract/lending/books/book-codes.ts';

const bookCodesSection = z.object({ content: bookCodes, version: z.number() });

export const bookCodesEndpoints = {
  getBookCodes: endpoint({
    method: 'GET',
    path: '/api/settings/book-codes',
    summary: 'The codes of the accounts of the books, with their version',
    access: 'settings.manage',
    output: bookCodesSection,
  }),
  saveBookCodes: endpoint({
    method: 'PUT',
    path: '/api/settings/book-codes',
    summary: 'Changes the codes of the accounts of the books, in the journal of any period',
    access: 'settings.manage',
    body: bookCodesSection,
    output: bookCodesSection,
    errors: ['changed_meanwhile'],
  }),
};
