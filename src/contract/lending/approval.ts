import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { approvalKinds, approvalStates } from '#domain/lending/approvals/approval.ts';
import type { DecisionLimitName } from '#domain/lending/approvals/decision-limits.ts';
import { entryKinds } from '#domain/lending/ledger/entry-kind.ts';
import { futureRules } from '#domain/lending/ledger/future-rule.ts';

export const previewedAgreement = z.object({
  agreementId: z.uuid(),
  status: z.enum(agreementStatuses),
  price: z.number(),
  downPayment: z.number(),
  relief: z.number(),
  outstanding: z.number(),
  overpaid: z.number(),
  rows: z.array(
    z.object({
      number: z.number(),
      dueOn: z.iso.date(),
      movedFrom: z.optional(z.iso.date()),
      amount: z.number(),
      paid: z.number(),
    }),
  ),
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      amount: z.number(),
      debit: z.string(),
      credit: z.string(),
      /** Null if it counts on the day of the decision. */
      valuedOn: z.nullable(z.iso.date()),
      rule: z.nullable(z.enum(futureRules)),
      reverses: z.nullable(z.uuid()),
    }),
  ),
});

export type PreviewedAgreement = z.output<typeof previewedAgreement>;

/** The agreements after the request is approved: two for the reversal of a moved overpayment, otherwise one. */
export const preview = z.object({ kind: z.enum(approvalKinds), agreements: z.array(previewedAgreement) });

/** A request by one person, with its reason and its state. */
export const approval = z.object({
  id: z.uuid(),
  kind: z.enum(approvalKinds),
  agreementId: z.uuid(),
  entryId: z.nullable(z.uuid()),
  amount: z.nullable(z.number()),
  reason: z.string(),
  evidence: z.nullable(z.string()),
  /** Further details of the request, by the names of its form: the new dates, or the money and its day. */
  details: z.nullable(z.record(z.string(), z.unknown())),
  /** The preview of its approval, as it was at the request; null for requests from before previews were stored. */
  preview: z.nullable(preview),
  state: z.enum(approvalStates),
  requestedBy: z.uuid(),
  requestedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.uuid()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionNote: z.nullable(z.string()),
  decidedAlone: z.boolean(),
});
export type Approval = z.output<typeof approval>;

/** The entry to reverse. */
export const reversedEntry = z.object({
  kind: z.enum(entryKinds),
  amount: z.number(),
  valuedOn: z.iso.date(),
  receiptNumber: z.nullable(z.string()),
});

/** The refusals of every kind of reversal. */
export const reversalErrors = [
  'entry_already_reversed',
  'refund_stands',
  'cash_refund_stands',
  'recovery_stands',
  'cheque_cleared',
] as const satisfies ErrorCode[];

/** The limits up to which an employee decides at their branch. Whole rupees, but for the days. */
export const decisionLimits = {
  decidesAgreementsTo: z.number(),
  decidesReliefTo: z.number(),
  decidesReversalsTo: z.number(),
  decidesRefundsTo: z.number(),
  decidesWriteOffsTo: z.number(),
  decidesBackDatingDays: z.number(),
  decidesReschedules: z.boolean(),
} satisfies Record<DecisionLimitName, z.ZodMiniType>;

/** The same limits in a form. 0 and "no" let an employee decide nothing. */
export const decisionLimitFields = {
  decidesAgreementsTo: rupeesOrNone(),
  decidesReliefTo: rupeesOrNone(),
  decidesReversalsTo: rupeesOrNone(),
  decidesRefundsTo: rupeesOrNone(),
  decidesWriteOffsTo: rupeesOrNone(),
  decidesBackDatingDays: wholeNumber(0, 90, 'back_dating_days_out_of_range'),
  decidesReschedules: z.boolean(),
} satisfies Record<DecisionLimitName, z.ZodMiniType>;
