import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';

const days = (max: number) => wholeNumber(1, max, 'complaint_days_out_of_range');

/** The rules of complaints. */
export const complaintRules = z
  .object({
    /** Calendar days from the day of arrival to the first word, and to the answer. */
    acknowledgeDays: days(30),
    answerDays: days(90),
    /** Calendar days after which an unanswered complaint goes to the executive. */
    executiveDays: days(180),
    /** The member of staff who gets it then. Null leaves it to all superadmins. */
    executiveId: optionalField(z.uuid()),
    /** The person or office outside the lender, with its address, that hears complaints about the only superadmin. */
    outsideAddress: optionalText(200),
    /** Gets a mail about each of those complaints. */
    outsideEmail: emailAddress(),
    /** The phone or address of the regulator. Null leaves it out of all pages. */
    regulatorContact: optionalText(120),
  })
  .check(
    z.refine(({ acknowledgeDays, answerDays }) => acknowledgeDays <= answerDays, {
      path: ['answerDays'],
      error: 'complaint_days_in_order' satisfies FieldMessageKey,
    }),
    z.refine(({ answerDays, executiveDays }) => answerDays <= executiveDays, {
      path: ['executiveDays'],
      error: 'complaint_days_in_order' satisfies FieldMessageKey,
    }),
  );
export type ComplaintRulesForm = z.output<typeof complaintRules>;
