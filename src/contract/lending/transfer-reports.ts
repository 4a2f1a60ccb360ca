import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenRupees } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { keptPictureType, paperFile } from '#contract/picture.ts';
import { transferMethods, transferStates } from '#domain/lending/customer-requests/transfer-report.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';

const byId = z.object({ id: z.uuid() });

/** A customer's report of a transfer. The picture of the slip goes with it. */
export const transferForm = z.object({
  agreementId: z.uuid({ error: 'choice_required' satisfies FieldMessageKey }),
  amount: writtenRupees(),
  sentOn: calendarDay(),
  method: z.enum(transferMethods, { error: 'choice_required' satisfies FieldMessageKey }),
  reference: requiredText(80, 'transfer_reference_required'),
});

/** The payment that a transfer was recorded as. */
const matchedPayment = z.object({
  entryId: z.uuid(),
  receiptNumber: z.nullable(z.string()),
  amount: z.number(),
  valuedOn: z.iso.date(),
});

/** A transfer as the customer reported it, and its state. */
const reported = {
  id: z.uuid(),
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  amount: z.number(),
  sentOn: z.iso.date(),
  method: z.enum(transferMethods),
  reference: z.string(),
  reportedAt: z.iso.datetime(),
  state: z.enum(transferStates),
  /** Why it was refused; null for all others. */
  refusalReason: z.nullable(z.string()),
  /** The payment that it is matched to; null for all others. */
  payment: z.nullable(matchedPayment),
  /** True if its matched payment was reversed, so it is being checked again. */
  isCheckedAgain: z.boolean(),
};

/** Number of a customer's newest reports that are shown. */
export const myTransfersShownMax = 6;

export const myTransferReport = z.object(reported);
export type MyTransferReport = z.output<typeof myTransferReport>;

const transferReport = z.object({
  ...reported,
  customer: z.object({ id: z.uuid(), fullName: writtenText }),
  branch: spoken,
  outstanding: z.number(),
  /** The employee who refused it; null in every other state. */
  refusedByName: z.nullable(spoken),
  /** True if the same reference or picture was reported or recorded before, perhaps by another customer. */
  isSeenBefore: z.boolean(),
});
export type TransferReport = z.output<typeof transferReport>;

/** A payment that the transfer may have been recorded as. */
const likelyPayment = z.extend(matchedPayment, {
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  recordedByName: spoken,
});
export type LikelyPayment = z.output<typeof likelyPayment>;

const openedReport = z.extend(transferReport, {
  /** Payments of the agreement with the same amount and a day nearby, which no transfer is matched to. */
  likelyPayments: z.array(likelyPayment),
});

export const transferReportEndpoints = {
  reportTransfer: endpoint({
    method: 'POST',
    path: '/api/my-account/transfer-reports',
    summary:
      'A customer reports a transfer for an agreement of their own, with a picture of the slip; it is being checked until staff match it to a payment or refuse it',
    access: 'my-account.ask',
    body: { fields: transferForm, files: { slip: paperFile } },
    output: myTransferReport,
    idempotencyKey: 'optional',
    errors: [
      'not_found',
      'agreement_not_running',
      'sent_in_future',
      'sent_before_start',
      'too_many_transfers',
      'transfer_reported',
      'transfer_recorded',
      'idempotency_key_reused',
    ],
  }),
  listTransferReports: endpoint({
    method: 'GET',
    path: '/api/transfer-reports',
    summary:
      'Reported transfers: those that are being checked, longest waiting first, or those that are settled, newest first',
    access: 'customer-requests.read',
    query: z.object({
      ...pageQuery,
      queue: z.optional(z.enum(['checking', 'settled'])),
      branchId: z.optional(z.uuid()),
      customerId: z.optional(z.uuid()),
    }),
    output: transferReport,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getTransferReport: endpoint({
    method: 'GET',
    path: '/api/transfer-reports/:id',
    summary: 'A reported transfer with the payments that it may have been recorded as',
    access: 'customer-requests.read',
    params: byId,
    output: openedReport,
  }),
  showTransferSlip: endpoint({
    method: 'GET',
    path: '/api/transfer-reports/:id/slip',
    summary: 'The picture of the slip of a reported transfer',
    access: 'customer-requests.read',
    params: byId,
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
  matchTransferReport: endpoint({
    method: 'POST',
    path: '/api/transfer-reports/:id/match',
    summary: 'Matches a reported transfer to a payment that is recorded already',
    access: 'customer-requests.answer',
    params: byId,
    body: z.object({ entryId: z.uuid() }),
    output: transferReport,
    errors: ['related_person', 'transfer_not_checked', 'payment_not_of_transfer'],
  }),
  refuseTransferReport: endpoint({
    method: 'POST',
    path: '/api/transfer-reports/:id/refusal',
    summary: 'Refuses a reported transfer with a reason, which the customer reads',
    access: 'customer-requests.answer',
    params: byId,
    body: z.object({ reason: requiredText(500, 'reason_required') }),
    output: transferReport,
    errors: ['related_person', 'transfer_not_checked'],
  }),
};
