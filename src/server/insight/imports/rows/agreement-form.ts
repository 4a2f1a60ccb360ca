import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { payableRupees, rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { importWords } from '#contract/insight/import-fields.ts';
import { agreementForm } from '#contract/lending/agreements.ts';
import { contractKinds } from '#domain/lending/agreements/contract-kind.ts';
import type { Frequency } from '#domain/lending/agreements/plan.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { rupees } from '#domain/money/rupees.ts';

/** The fields of a running agreement in a file. Without a kind it is a sale. */
export const importedForm = z.object({
  registerNumber: requiredText(40, 'text_required'),
  cnic: cnicNumber(),
  service: agreementForm.shape.service,
  contractKind: z._default(z.enum(contractKinds), 'deferred_sale'),
  /** The goods of a sale. */
  description: optionalText(200),
  price: payableRupees(),
  downPayment: z._default(rupeesOrNone(), rupees(0)),
  count: agreementForm.shape.count,
  frequency: z.enum(Object.keys(importWords.frequency) as (keyof typeof importWords.frequency)[], {
    error: 'choice_required' satisfies FieldMessageKey,
  }),
  startOn: calendarDay(),
  firstDueOn: calendarDay(),
  paidToDate: z._default(rupeesOrNone(), rupees(0)),
  /** The way in which the down payment and the payments came. */
  method: z._default(z.enum(paymentMethods), 'cash'),
  reliefToDate: z._default(rupeesOrNone(), rupees(0)),
  lastPaidOn: optionalField(calendarDay()),
});
export type ImportedForm = z.output<typeof importedForm>;

export const frequencies: Readonly<Record<ImportedForm['frequency'], Frequency>> = {
  monthly: { unit: 'months', every: 1 },
  fortnightly: { unit: 'weeks', every: 2 },
  weekly: { unit: 'weeks', every: 1 },
  daily: { unit: 'days', every: 1 },
};
