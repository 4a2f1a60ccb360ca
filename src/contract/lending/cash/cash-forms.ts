import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { payableRupees, writtenRupees } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { type CashCount, coinsMax, notesOfOneMax } from '#domain/lending/cash/cash-count.ts';
import { expenseCategories } from '#domain/lending/cash/cash-expense.ts';
import { cashSettlementKinds, reversedCashKinds } from '#domain/lending/cash/cash-movement.ts';
import { paperNumber } from './cash-accounts.ts';

const notes = () => wholeNumber(0, notesOfOneMax, 'cash_count_invalid');

/** Counted cash: how many notes there are of each value, and the rupees in coins. */
export const cashCountForm = z.object({
  notes5000: notes(),
  notes1000: notes(),
  notes500: notes(),
  notes100: notes(),
  notes75: notes(),
  notes50: notes(),
  notes20: notes(),
  notes10: notes(),
  coins: wholeNumber(0, coinsMax, 'cash_count_invalid'),
} satisfies Record<keyof CashCount, unknown>);

/** An amount that a person gives from their hand to the drawer of a branch. */
export const handOverForm = z.object({ branchId: z.uuid(), amount: payableRupees() });

/** An amount that the drawer of a branch gives into a hand. */
export const cashFloatForm = z.object({ branchId: z.uuid(), userId: z.uuid(), amount: payableRupees() });

/** Cash of a drawer that was paid into an account of the lender, by the slip of the bank or wallet. */
export const cashDepositForm = z.object({
  accountId: z.uuid({ error: 'choice_required' satisfies FieldMessageKey }),
  amount: payableRupees(),
  depositedOn: calendarDay(),
  slipNumber: paperNumber(),
});

/** A deposit that goes with a picture of its slip. */
export const slippedDepositForm = z.extend(cashDepositForm, { amount: writtenRupees() });

/** An expense that the drawer of a branch pays. */
export const cashExpenseForm = z.object({
  amount: payableRupees(),
  category: z.enum(expenseCategories, { error: 'choice_required' satisfies FieldMessageKey }),
  reason: requiredText(500, 'reason_required'),
  /** True if the person says that it is another expense than the equal one a moment ago. */
  isAnother: z.optional(z.boolean()),
});

/** An expense that goes with a picture of its bill. */
export const billedExpenseForm = z.extend(cashExpenseForm, {
  amount: writtenRupees(),
  isAnother: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((said) => said === 'true'),
    ),
  ),
});

/** The day on which the account had a deposit. */
export const arrivalForm = z.object({ arrivedOn: calendarDay(), password: decidersPassword() });

/** The reason why an expense is not the lender's. */
export const notOursForm = z.object({
  reason: requiredText(1000, 'reason_required'),
  password: decidersPassword(),
});

/** The reason why a deposit is not in the account. */
export const neverArrivedForm = z.object({
  reason: requiredText(1000, 'reason_required'),
  password: decidersPassword(),
});

/** The way in which a difference is settled, and the reason. Without an amount: all that is left of it. */
export const settlementForm = z.object({
  amount: z.optional(payableRupees()),
  how: z.enum(cashSettlementKinds),
  reason: requiredText(1000, 'reason_required'),
  password: decidersPassword(),
});

/** The place of the notes of a payment that was reversed after its cash was handed over, and the reason. */
export const reversedCashForm = z.object({
  where: z.enum(reversedCashKinds),
  reason: requiredText(1000, 'reason_required'),
});

/** The confirmation of an expense. */
export const expenseConfirmationForm = z.object({ password: decidersPassword() });
