import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';

/** The facts that the holder of a receipt gets: enough to compare it with the paper, and no name in full. */
const checkedReceipt = z.object({
  number: z.string(),
  valuedOn: z.iso.date(),
  amount: z.number(),
  /** `N••• A•••`, in the script on record; also in Urdu if the Urdu name is known. */
  customer: z.object({ en: z.string(), ur: z.string() }),
  lender: spoken,
  /** True if its payment was reversed: the receipt proves nothing any more. */
  isVoid: z.boolean(),
  /** True if it was paid by a cheque that no bank has paid yet. */
  isUnclearedCheque: z.boolean(),
  /** The chain mark of the paper beside the books' own; `unknown` if the books have no event of this receipt. */
  entry: z.enum(['not_asked', 'unreadable', 'same', 'different', 'unknown']),
});
export type CheckedReceipt = z.output<typeof checkedReceipt>;

const typed = () => z.string().check(z.regex(/^\P{Cc}{1,40}$/u));

export const receiptCheckEndpoints = {
  checkReceipt: endpoint({
    method: 'GET',
    path: '/api/receipt-checks/:code',
    summary:
      'Whether a receipt with this code was issued, over what, whether it is valid, void or by a cheque not cleared yet, and whether the entry on the paper is that of the books',
    access: 'public',
    // PostgreSQL cannot hold U+0000, and no code has a control character.
    params: z.object({ code: typed() }),
    query: z.object({ entry: z.optional(typed()) }),
    output: checkedReceipt,
    errors: ['not_found', 'too_many_requests'],
  }),
};
