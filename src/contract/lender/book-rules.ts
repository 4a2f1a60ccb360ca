import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { bookRules } from '#contract/lending/books/book-rules.ts';

const bookRulesSection = z.object({ content: bookRules, version: z.number() });

export const bookRulesEndpoints = {
  getBookRules: endpoint({
    method: 'GET',
    path: '/api/settings/book-rules',
    summary: 'The codes of the accounts of the books and the classes of provision, with their version',
    access: 'settings.manage',
    output: bookRulesSection,
  }),
  saveBookRules: endpoint({
    method: 'PUT',
    path: '/api/settings/book-rules',
    summary:
      'Changes the codes of the accounts of the books, in the journal of any period, and the classes of provision',
    access: 'settings.manage',
    body: bookRulesSection,
    output: bookRulesSection,
    errors: ['changed_meanwhile'],
  }),
};
