import * as z from 'zod/mini';
import { requiredText } from '#contract/fields/text-field.ts';
import { cashAccountsShownMax } from '#contract/lending/cash/cash-accounts.ts';
import { type ChartAccount, chartAccounts } from '#domain/lending/books/chart-account.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** The most characters of a code. */
export const bookCodeLengthMax = 20;

const code = () => z.pipe(requiredText(bookCodeLengthMax, 'text_required'), z.transform(toLatinDigits));

/** The code of each account of the chart. */
const codes = z.object(
  Object.fromEntries(chartAccounts.map((account) => [account, code()])) as Record<
    ChartAccount,
    ReturnType<typeof code>
  >,
);

/** The codes of the accountant's books, with Latin digits. Several accounts may have one code. */
export const bookCodes = z.object({
  codes,
  /** Codes of bank and wallet accounts. One without has the code of deposited cash. */
  ownCodes: z.array(z.object({ id: z.uuid(), code: code() })).check(z.maxLength(cashAccountsShownMax)),
});
export type BookCodesForm = z.output<typeof bookCodes>;
