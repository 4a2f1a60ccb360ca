import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { anyAmount, payableRupees } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { frequencyUnits } from '#domain/lending/agreements/plan.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { chequeReturnReasons } from '#domain/lending/ledger/cheque.ts';
import { approval, preview, previewedAgreement, reversalErrors, reversedEntry } from './approval.ts';
import { documentsMax } from './customer-documents.ts';
import { activationForm, confirmedWarnings, paymentForm } from './payments.ts';
import { statusErrors } from './status-errors.ts';

/** The ways to undo a delivery that was recorded by mistake. */
export const deliveryReversals = ['reverse_delivery', 'reverse_delivery_and_cancel'] as const;

/** A reversal of one entry, of both halves of a moved overpayment, or of a delivery with all that was recorded with it. */
const reversedThings = ['entry', 'transfer', 'delivery'] as const;
export type ReversedThing = (typeof reversedThings)[number];

const byId = z.object({ id: z.uuid() });
/** The customer's own request that it answers. The customer then sees the result. */
const customerRequestId = z.optional(z.uuid());
const reason = () => requiredText(1000, 'reason_required');
/** The bank's reason for returning the cheque of a payment; left out for an entry that was recorded by mistake. */
const chequeReturn = optionalField(z.enum(chequeReturnReasons));
const consentHow = () => z.enum(consentWays, { error: 'choice_required' satisfies FieldMessageKey });

/** The preview of a request that is not made yet, with the agreement as it is now. */
const foreseen = {
  agreementId: z.uuid(),
  current: z.array(previewedAgreement),
  preview,
};

/** The result of reversing an entry. */
const foreseenReversal = z.object({
  ...foreseen,
  thing: z.enum(reversedThings),
  entry: reversedEntry,
  /** True of a payment by a cheque that no bank has paid yet: then the bank may have returned it. */
  isUnclearedCheque: z.boolean(),
});
export type ForeseenReversal = z.output<typeof foreseenReversal>;

/** Relief needs evidence of the need: a note, documents of the customer, or both. */
export const reliefForm = z.object({
  amount: anyAmount(),
  reason: reason(),
  evidence: optionalText(2000),
  documentIds: z.optional(z.array(z.uuid()).check(z.maxLength(documentsMax))),
  customerRequestId,
});

/** A refund names its method. Another method than the money came in by needs a reason. */
export const refundForm = z.object({
  amount: anyAmount(),
  method: z.enum(paymentMethods),
  reference: optionalText(80),
  anotherWayReason: optionalText(500),
  confirmed: confirmedWarnings(),
  reason: reason(),
});

/** The overpaid amount, and the ways by which it goes back, newest money first. */
const refundWays = z.object({
  overpaid: z.number(),
  ways: z.array(z.object({ method: z.enum(paymentMethods), amount: z.number() })),
  /** The most that can be refunded in cash. */
  cashMax: z.number(),
});
export type RefundWaysView = z.output<typeof refundWays>;

/** A reschedule has a next due date and a number of rows. The total stays, and the customer consents to the new dates. */
export const rescheduleForm = z.object({
  firstDueOn: calendarDay(),
  openCount: z.number().check(z.int(), z.gte(1)),
  frequency: z.object({ unit: z.enum(frequencyUnits), every: z.number() }),
  roundingStep: payableRupees(),
  consentHow: consentHow(),
  reason: reason(),
  customerRequestId,
});

/** Restoring the old dates changes the terms again, so it needs the customer's consent. */
export const rescheduleUndoForm = z.object({ consentHow: consentHow(), reason: reason() });

/** A payment back-dated further than its recorder may alone. Its preview replaces the version of the figures. */
export const backDatedPaymentForm = z.extend(z.omit(paymentForm, { version: true, transferReportId: true }), {
  valuedOn: calendarDay(),
  reason: reason(),
});

/** A delivery back-dated further than its recorder may alone. */
export const backDatedActivationForm = z.extend(activationForm, {
  deliveredOn: calendarDay(),
  reason: reason(),
});

/** The refusals of approving a request that was valid when it was made. */
export const grantErrors = [
  'terms_changed',
  'customer_blocked',
  'ask_head_office',
  'relief_beyond_outstanding',
  'relief_fund_exhausted',
  'refund_beyond_overpaid',
  'refund_not_in_cash',
  'refund_by_another_way',
  'warning_not_confirmed',
  'not_confirmed',
  ...reversalErrors,
  'entries_since_delivery',
  'rescheduled_since_delivery',
  'brought_in_with_own_rows',
  'nothing_outstanding',
  'down_payment_unpaid',
  'first_due_in_past',
  'first_due_before_paid_rows',
  'not_rescheduled',
  'old_dates_passed',
  'delivered_after_first_due',
] as const satisfies ErrorCode[];

export const approvalRequestEndpoints = {
  requestRelief: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/relief-requests',
    summary:
      'Asks to waive part of what an extremely needy family still has to pay, or of a draft before it starts',
    access: 'approvals.request',
    params: byId,
    body: reliefForm,
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('grant_relief', 'grant_relief_before_start'),
      'amount_not_whole_rupees',
      'reason_required',
      'evidence_required',
      'evidence_document_gone',
      'relief_beyond_outstanding',
      'relief_fund_exhausted',
      'request_answered',
    ],
  }),
  getRefundWays: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/refund-ways',
    summary: 'What is overpaid on an agreement, and by which ways it goes back',
    access: 'approvals.request',
    params: byId,
    output: refundWays,
    errors: [...statusErrors('settle_overpayment')],
  }),
  requestRefund: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/refund-requests',
    summary: 'Asks to give back what a customer paid beyond the price',
    access: 'approvals.request',
    params: byId,
    body: refundForm,
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('settle_overpayment'),
      'amount_not_whole_rupees',
      'payments_not_permitted',
      'reference_required',
      'not_confirmed',
      'refund_beyond_overpaid',
      'refund_not_in_cash',
      'refund_by_another_way',
    ],
  }),
  requestWriteOff: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/write-off-requests',
    summary: 'Asks to give up what is outstanding',
    access: 'approvals.request',
    params: byId,
    body: z.object({ reason: reason() }),
    output: approval,
    errors: ['related_person', 'already_requested', ...statusErrors('write_off')],
  }),
  requestReversal: endpoint({
    method: 'POST',
    path: '/api/entries/:id/reversal-requests',
    summary:
      'Asks to take back an entry that was recorded by mistake, or a payment whose cheque the bank returned',
    access: 'approvals.request',
    params: byId,
    body: z.object({ reason: reason(), chequeReturn }),
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('reverse_entry'),
      'agreement_is_written_off',
      'entry_is_reversal',
      'part_of_delivery',
      'half_of_transfer',
      'not_a_cheque',
      ...reversalErrors,
    ],
  }),
  foreseeReversal: endpoint({
    method: 'GET',
    path: '/api/entries/:id/reversal',
    summary:
      'What reversing an entry would undo, before anybody asks for it: alone, or with what it is part of',
    access: 'approvals.request',
    params: byId,
    output: foreseenReversal,
    errors: [
      ...statusErrors('reverse_delivery'),
      'entry_is_reversal',
      'part_of_delivery',
      ...reversalErrors,
      'entries_since_delivery',
      'rescheduled_since_delivery',
      'brought_in_with_own_rows',
    ],
  }),
  requestTransferReversal: endpoint({
    method: 'POST',
    path: '/api/entries/:id/transfer-reversal-requests',
    summary:
      'Asks to take back an overpayment that was moved between agreements: both halves, named by either',
    access: 'approvals.request',
    params: byId,
    body: z.object({ reason: reason() }),
    output: approval,
    errors: [
      'related_person',
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
    access: 'approvals.request',
    params: byId,
    body: z.object({ action: z.enum(deliveryReversals), reason: reason() }),
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('reverse_delivery'),
      'entry_already_reversed',
      'entries_since_delivery',
      'rescheduled_since_delivery',
      'brought_in_with_own_rows',
    ],
  }),
  requestReschedule: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reschedule-requests',
    summary: 'Asks for other dates or more rows for what is left; the total does not change',
    access: 'approvals.request',
    params: byId,
    body: rescheduleForm,
    output: approval,
    errors: [
      'related_person',
      'request_answered',
      'already_requested',
      ...statusErrors('reschedule'),
      'nothing_outstanding',
      'down_payment_unpaid',
      'first_due_in_past',
      'first_due_before_paid_rows',
    ],
  }),
  foreseeRescheduleUndo: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/reschedule-undo',
    summary: 'The dates that undoing the last reschedule would put back, with what is paid of each',
    access: 'approvals.request',
    params: byId,
    output: z.object(foreseen),
    errors: [...statusErrors('undo_reschedule'), 'not_rescheduled', 'old_dates_passed'],
  }),
  requestRescheduleUndo: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reschedule-undo-requests',
    summary: 'Asks to put back the dates that the last reschedule replaced; what is paid stays paid',
    access: 'approvals.request',
    params: byId,
    body: rescheduleUndoForm,
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('undo_reschedule'),
      'not_rescheduled',
      'old_dates_passed',
    ],
  }),
  requestBackDatedPayment: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/back-dated-payment-requests',
    summary: 'Asks to record a payment of a day further back than one may go alone',
    access: 'approvals.request',
    params: byId,
    body: backDatedPaymentForm,
    output: approval,
    errors: [
      'related_person',
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
    access: 'approvals.request',
    params: byId,
    body: backDatedActivationForm,
    output: approval,
    errors: [
      'related_person',
      'already_requested',
      ...statusErrors('activate'),
      'payments_not_permitted',
      'valued_in_future',
      'delivered_after_first_due',
      'delivered_before_books',
      'customer_blocked',
      'receiver_required',
      'reference_required',
      'not_confirmed',
    ],
  }),
};

/** The endpoints that make a request; the others preview one. */
export type ApprovalRequestName = Extract<keyof typeof approvalRequestEndpoints, `request${string}`>;
