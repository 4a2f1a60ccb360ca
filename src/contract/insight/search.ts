import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** The kinds of search result. Each leads to the account of its customer. */
export const searchResultKinds = ['customer', 'agreement', 'receipt', 'voucher'] as const;

const searchResult = z.object({
  kind: z.enum(searchResultKinds),
  /** The number of the agreement, receipt or voucher; null for a customer. */
  number: z.nullable(z.string()),
  customerId: z.uuid(),
  fullName: writtenText,
  cnicMasked: z.string(),
  phone: z.nullable(z.string()),
  branch: z.object({ en: z.string(), ur: z.string() }),
});
export type SearchResult = z.output<typeof searchResult>;

export const searchTextLengthMax = 100;

export const searchEndpoints = {
  search: endpoint({
    // A POST although it only reads: the search text may be a phone or a CNIC, which must not be in a URL.
    method: 'POST',
    path: '/api/search',
    summary:
      'Finds customers by parts of the name in either script, and customers, agreements, receipts and vouchers by a number: the whole, its last four digits, or any five, and agreements by the whole payment number',
    access: 'customers.read',
    body: z.object({ text: z.string().check(z.trim(), z.maxLength(searchTextLengthMax)) }),
    output: z.array(searchResult),
  }),
};
