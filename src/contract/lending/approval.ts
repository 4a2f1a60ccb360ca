import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { approvalKinds, approvalStates } from '#domain/lending/approvals/approval.ts';
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
  rows: z.array(z.object({ number: z.number(), dueOn: z.iso.date(), amount: z.number(), paid: z.number() })),
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      amount: z.number(),
      debit: z.string(),
      credit: z.string(),
      /** Null where it counts on the day it is decided. */
      valuedOn: z.nullable(z.iso.date()),
      rule: z.nullable(z.enum(futureRules)),
      reverses: z.nullable(z.uuid()),
    }),
  ),
});

export type PreviewedAgreement = z.output<typeof previewedAgreement>;

/** The agreements as they are once a request is granted: two where a moved overpayment is reversed, else one. */
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
  /** The effect of granting it, as it was when requested; null for requests from before previews were kept. */
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

/** The entry that a reversal is asked for. */
export const reversedEntry = z.object({
  kind: z.enum(entryKinds),
  amount: z.number(),
  valuedOn: z.iso.date(),
  receiptNumber: z.nullable(z.string()),
});

/** Why an entry is not reversed, whatever it is part of. */
export const reversalErrors = [
  'entry_already_reversed',
  'refund_stands',
  'recovery_stands',
] as const satisfies ErrorCode[];
