import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { payableRupees } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { cashSettlementKinds, reversedCashKinds } from '#domain/lending/cash/cash-movement.ts';
import { paperNumber } from './cash-accounts.ts';

/** Cash of a drawer that was paid into an account of the lender, by the slip of the bank or wallet. */
export const cashDepositForm = z.object({
  accountId: z.uuid({ error: 'choice_required' satisfies FieldMessageKey }),
  amount: payableRupees(),
  depositedOn: calendarDay(),
  slipNumber: paperNumber(),
});

/** The day on which the account had a deposit. */
export const arrivalForm = z.object({ arrivedOn: calendarDay(), password: decidersPassword() });

/** The reason why a deposit is not in the account. */
export const neverArrivedForm = z.object({
  reason: requiredText(1000, 'reason_required'),
  password: decidersPassword(),
});

/** The way in which a difference is settled, and the reason. */
export const settlementForm = z.object({
  how: z.enum(cashSettlementKinds),
  reason: requiredText(1000, 'reason_required'),
  password: decidersPassword(),
});

/** The place of the notes of a payment that was reversed after its cash was handed over, and the reason. */
export const reversedCashForm = z.object({
  where: z.enum(reversedCashKinds),
  reason: requiredText(1000, 'reason_required'),
});
