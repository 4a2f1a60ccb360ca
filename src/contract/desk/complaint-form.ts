import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { optionalPersonName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { complaintKinds, complaintLengthMax } from '#domain/desk/complaints/complaint.ts';
import { genders } from '#domain/person/gender.ts';

/** The words of a complainant or an answer. */
export const complaintWords = () => requiredText(complaintLengthMax, 'text_required');

/** The complaint itself, from whichever source. */
export const complaintForm = z.object({
  kind: z.enum(complaintKinds, { error: 'choice_required' satisfies FieldMessageKey }),
  text: complaintWords(),
  /** The person concerned, as far as the complainant knows. */
  aboutName: optionalPersonName(),
  /** The receipt that it is about, as typed from the paper. */
  receiptNumber: optionalText(40),
  /** Asked for the regulator's report, and never needed. */
  gender: optionalField(z.enum(genders)),
  isNameHidden: z.boolean(),
});
