import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { anyAmount, payableRupees, rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { decidedKinds, decisionStates } from '#domain/lending/agreements/decision.ts';
import { frequencyUnits } from '#domain/lending/agreements/plan.ts';
import { entryKinds } from '#domain/lending/ledger/entry-kind.ts';
import { futureRules } from '#domain/lending/ledger/future-rule.ts';
import { consentWays } from './agreements.ts';
import { activationForm, paymentForm } from './payments.ts';
import { statusErrors } from './status-errors.ts';

/** What is done with an agreement whose delivery was recorded by mistake. */
export const deliveryReversals = ['reverse_delivery', 'reverse_delivery_and_cancel'] as const;

const byId = z.object({ id: z.uuid() });
const reason = () => requiredText(1000, 'reason_required');

const previewedAgreement = z.object({
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

/** The agreements as they are once a request is granted: two where a moved overpayment is reversed, else one. */
const preview = z.object({ kind: z.enum(decidedKinds), agreements: z.array(previewedAgreement) });

/** What one person asked for with a reason, and how far it has come. */
const approval = z.object({
  id: z.uuid(),
  kind: z.enum(decidedKinds),
  agreementId: z.uuid(),
  entryId: z.nullable(z.uuid()),
  amount: z.nullable(z.number()),
  reason: z.string(),
  evidence: z.nullable(z.string()),
  /** What else was asked for, by the names of its form: the new dates, or the money and its day. */
  details: z.nullable(z.record(z.string(), z.unknown())),
  /** What granting it leads to, as it was when it was requested; null for what was requested before this was kept. */
  preview: z.nullable(preview),
  state: z.enum(decisionStates),
  requestedBy: z.uuid(),
  requestedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.uuid()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionNote: z.nullable(z.string()),
  decidedAlone: z.boolean(),
});
export type Approval = z.output<typeof approval>;

/** One row of the list, with whom it is about and who asked. */
const approvalRow = z.extend(approval, {
  agreementNumber: z.string(),
  customerName: z.string(),
  requestedByName: z.string(),
});
export type ApprovalListItem = z.output<typeof approvalRow>;

/** A request beside what it would come to now. Where the two differ it is not granted any more, and is requested anew. */
const comparedApproval = z.extend(approvalRow, {
  /** Null where it cannot be granted at all, or is decided. */
  previewNow: z.nullable(preview),
  isOutdated: z.boolean(),
});
export type ComparedApproval = z.output<typeof comparedApproval>;

/** A reschedule asks when to go on and in how many rows; the total stays what it is, and the customer consents to the new dates. */
export const rescheduleForm = z.object({
  firstDueOn: calendarDay(),
  openCount: z.number().check(z.int(), z.gte(1)),
  frequency: z.object({ unit: z.enum(frequencyUnits), every: z.number() }),
  roundingStep: payableRupees(),
  consentHow: z.enum(consentWays),
  reason: reason(),
});

/** Putting the old dates back changes the terms again, and the customer consents to it. */
export const rescheduleUndoForm = z.object({ consentHow: z.enum(consentWays), reason: reason() });

/** A payment valued further back than its recorder may go by themselves. */
export const backDatedPaymentForm = z.extend(paymentForm, { valuedOn: calendarDay(), reason: reason() });

/** Goods that were handed over further back than their recorder may go by themselves. */
export const backDatedActivationForm = z.extend(activationForm, {
  deliveredOn: calendarDay(),
  reason: reason(),
});

/** `reserved` is granted on agreements that have not started; `left` is what can still be granted. */
const reliefFund = z.object({
  budget: z.number(),
  reserved: z.number(),
  granted: z.number(),
  left: z.number(),
});
export type ReliefFundView = z.output<typeof reliefFund>;

/** A rejection says why. */
const rejectionHasReason = z.refine<{ decision: 'approved' | 'rejected'; note: string | null }>(
  ({ decision, note }) => decision === 'approved' || note !== null,
  { path: ['note'], error: 'reason_required' satisfies FieldMessageKey },
);

const decisionForm = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    note: optionalText(1000),
    password: decidersPassword(),
  })
  .check(rejectionHasReason);

const decided = z.object({ state: z.enum(decisionStates), agreementStatus: z.enum(agreementStatuses) });

const decisionErrors = [
  'own_request',
  'wrong_current_password',
  'too_many_requests',
  'already_decided',
  'idempotency_key_reused',
  'still_running',
] as const satisfies ErrorCode[];

const reversalErrors = [
  'entry_already_reversed',
  'refund_stands',
  'recovery_stands',
] as const satisfies ErrorCode[];

export const approvalEndpoints = {
  listApprovals: endpoint({
    method: 'GET',
    path: '/api/approvals',
    summary: 'What was requested, newest first; with state=pending, what waits for a decision',
    access: 'requests.read',
    query: z.object({
      ...pageQuery,
      state: z.optional(z.enum(decisionStates)),
      kind: z.optional(z.enum(decidedKinds)),
    }),
    output: approvalRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getApproval: endpoint({
    method: 'GET',
    path: '/api/approvals/:id',
    summary: 'A request with what it was previewed to lead to, and what it would lead to now',
    access: 'requests.read',
    params: byId,
    output: comparedApproval,
  }),
  requestRelief: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/relief-requests',
    summary:
      'Asks to waive part of what an extremely needy family still has to pay, or of a draft before it starts',
    access: 'relief.request',
    params: byId,
    body: z.object({ amount: anyAmount(), reason: reason(), evidence: optionalText(2000) }),
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('grant_relief', 'grant_relief_before_start'),
      'amount_not_whole_rupees',
      'reason_required',
      'evidence_required',
      'relief_beyond_outstanding',
      'relief_fund_exhausted',
    ],
  }),
  requestWriteOff: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/write-off-requests',
    summary: 'Asks to give up what is outstanding',
    access: 'write-offs.request',
    params: byId,
    body: z.object({ reason: reason() }),
    output: approval,
    errors: ['already_requested', ...statusErrors('write_off')],
  }),
  requestReversal: endpoint({
    method: 'POST',
    path: '/api/entries/:id/reversal-requests',
    summary: 'Asks to take back an entry that was recorded by mistake',
    access: 'reversals.request',
    params: byId,
    body: z.object({ reason: reason() }),
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('reverse_entry'),
      'agreement_is_written_off',
      'entry_is_reversal',
      'part_of_delivery',
      'half_of_transfer',
      ...reversalErrors,
    ],
  }),
  requestTransferReversal: endpoint({
    method: 'POST',
    path: '/api/entries/:id/transfer-reversal-requests',
    summary:
      'Asks to take back an overpayment that was moved between agreements: both halves, named by either',
    access: 'reversals.request',
    params: byId,
    body: z.object({ reason: reason() }),
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('reverse_entry'),
      'agreement_is_written_off',
      ...reversalErrors,
    ],
  }),
  requestDeliveryReversal: endpoint({
    method: 'POST',
    path: '/api/entries/:id/delivery-reversal-requests',
    summary: 'Asks to take back a delivery that was recorded by mistake, with its down payment and relief',
    access: 'reversals.request',
    params: byId,
    body: z.object({ action: z.enum(deliveryReversals), reason: reason() }),
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('reverse_delivery'),
      'entry_already_reversed',
      'entries_since_delivery',
      'rescheduled_since_delivery',
    ],
  }),
  requestReschedule: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reschedule-requests',
    summary: 'Asks for other dates or more rows for what is left; the total does not change',
    access: 'reschedules.request',
    params: byId,
    body: rescheduleForm,
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('reschedule'),
      'nothing_outstanding',
      'down_payment_unpaid',
      'first_due_in_past',
      'first_due_before_paid_rows',
    ],
  }),
  requestRescheduleUndo: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reschedule-undo-requests',
    summary: 'Asks to put back the dates that the last reschedule replaced; what is paid stays paid',
    access: 'reschedules.request',
    params: byId,
    body: rescheduleUndoForm,
    output: approval,
    errors: ['already_requested', ...statusErrors('undo_reschedule'), 'not_rescheduled', 'old_dates_passed'],
  }),
  requestBackDatedPayment: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/back-dated-payment-requests',
    summary: 'Asks to record a payment of a day further back than one may go alone',
    access: 'back-dating.request',
    params: byId,
    body: backDatedPaymentForm,
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('record_payment'),
      'amount_not_whole_rupees',
      'valued_in_future',
      'valued_before_delivery',
      'reference_required',
      'not_confirmed',
      'payments_not_permitted',
    ],
  }),
  requestBackDatedActivation: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/back-dated-activation-requests',
    summary: 'Asks to activate an agreement from a day further back than one may go alone',
    access: 'back-dating.request',
    params: byId,
    body: backDatedActivationForm,
    output: approval,
    errors: [
      'already_requested',
      ...statusErrors('activate'),
      'payments_not_permitted',
      'valued_in_future',
      'delivered_after_first_due',
      'delivered_before_books',
      'customer_blocked',
      'reference_required',
      'not_confirmed',
    ],
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/api/approvals/:id/withdrawal',
    summary: 'Takes back what one requested oneself, as long as nobody decided it; it stays on record',
    access: 'requests.withdraw',
    params: byId,
    output: decided,
    errors: ['not_own_request', 'already_decided', 'idempotency_key_reused', 'still_running'],
    idempotencyKey: 'required',
  }),
  decideRequest: endpoint({
    method: 'POST',
    path: '/api/approvals/:id/decision',
    summary: 'Approves or rejects what another person requested; alone only with the password entered again',
    access: 'requests.decide',
    params: byId,
    body: decisionForm,
    output: decided,
    errors: [
      ...decisionErrors,
      ...statusErrors(),
      'terms_changed',
      'customer_blocked',
      'relief_beyond_outstanding',
      'relief_fund_exhausted',
      'not_confirmed',
      ...reversalErrors,
      'entries_since_delivery',
      'rescheduled_since_delivery',
      'nothing_outstanding',
      'down_payment_unpaid',
      'first_due_in_past',
      'first_due_before_paid_rows',
      'not_rescheduled',
      'old_dates_passed',
      'delivered_after_first_due',
    ],
    idempotencyKey: 'required',
  }),
  getReliefFund: endpoint({
    method: 'GET',
    path: '/api/relief-fund',
    summary: 'What the lender set aside to waive, what it has reserved and granted of it, and what is left',
    access: 'requests.read',
    output: reliefFund,
  }),
  setReliefBudget: endpoint({
    method: 'PUT',
    path: '/api/relief-fund',
    summary: 'Sets how much the lender may waive in all; never below what was reserved and granted',
    access: 'relief-fund.manage',
    body: z.object({ budget: rupeesOrNone() }),
    output: reliefFund,
    errors: ['relief_budget_below_granted'],
  }),
};
