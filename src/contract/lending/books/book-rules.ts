import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { cashAccountsShownMax } from '#contract/lending/cash/cash-accounts.ts';
import { type ChartAccount, chartAccounts } from '#domain/lending/books/chart-account.ts';
import { areInOrder, provisionClassCount, provisionDaysMax } from '#domain/lending/collections/provision.ts';
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

/** The classes of late agreements, each beginning later than the one before it. */
const provision = z
  .array(
    z.object({
      overDays: wholeNumber(1, provisionDaysMax, 'provision_days_out_of_range'),
      percent: wholeNumber(0, 100, 'provision_percent_out_of_range'),
    }),
  )
  .check(
    z.length(provisionClassCount),
    z.superRefine((classes, ctx) => {
      for (const index of classes.keys()) {
        if (areInOrder(classes.slice(0, index + 1)) || !areInOrder(classes.slice(0, index))) continue;
        ctx.addIssue({
          code: 'custom',
          path: [index, 'overDays'],
          message: 'provision_days_in_order' satisfies FieldMessageKey,
        });
      }
    }),
  );

/** The codes of the accountant's books, with Latin digits, and the classes of late agreements. Several accounts may have one code. */
export const bookRules = z.object({
  codes,
  /** Codes of bank and wallet accounts. One without has the code of deposited cash. */
  ownCodes: z.array(z.object({ id: z.uuid(), code: code() })).check(z.maxLength(cashAccountsShownMax)),
  provision,
});
export type BookRulesForm = z.output<typeof bookRules>;
