import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { optionalPersonName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { anyAmount } from '#contract/fields/rupees-field.ts';
import { optionalText, phoneNumber } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { entryWarnings } from '#domain/lending/ledger/check-entry.ts';
import { entryKinds } from '#domain/lending/ledger/entry-kind.ts';
import { futureRules } from '#domain/lending/ledger/future-rule.ts';
import { statusErrors } from './status-errors.ts';

const byId = z.object({ id: z.uuid() });

/** The answer of a command that moves money, and again for the same key: the entry, and the agreement right after it. */
export const postedEntry = z.object({
  entryId: z.uuid(),
  agreementId: z.uuid(),
  kind: z.enum(entryKinds),
  amount: z.number(),
  valuedOn: z.iso.date(),
  /** The day in the figures of a period: later than `valuedOn` if that month is closed. */
  countsOn: z.iso.date(),
  status: z.enum(agreementStatuses),
  outstanding: z.number(),
  overpaid: z.number(),
  /** The change on each row of the schedule; negative where a reversal took money away. */
  pays: z.array(z.object({ number: z.number(), dueOn: z.iso.date(), amount: z.number() })),
  next: z.nullable(z.object({ dueOn: z.iso.date(), amount: z.number() })),
  /** The proof of money received: `code` opens its public check. */
  receipt: z.nullable(z.object({ number: z.string(), code: z.string() })),
});
export type PostedEntry = z.output<typeof postedEntry>;

/** The fields by which a clerk recognizes an agreement: its number and its goods. */
const named = {
  number: z.string(),
  /** The goods, item by item; none where money was lent. */
  goods: z.array(spoken),
  status: z.enum(agreementStatuses),
};

const payer = z.object({ id: z.uuid(), fullName: writtenText });

/**
 * The facts for the preview of a payment. The browser runs the same replay as the server, so it can show the payment's effect
 * before it is recorded.
 */
export const moneyBasis = z.object({
  ...named,
  agreementId: z.uuid(),
  /** Sent back with the payment, which is refused if the figures have changed since. */
  version: z.number(),
  customer: payer,
  /** The city where the money is taken. */
  branchCity: spoken,
  deliveredOn: z.iso.date(),
  rows: z.array(z.object({ number: z.number(), dueOn: z.iso.date(), amount: z.number() })),
  /** The amounts that entries had paid of each row when a reschedule made these rows. */
  carried: z.array(z.object({ entryId: z.uuid(), number: z.number(), amount: z.number() })),
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(entryKinds),
      amount: z.number(),
      valuedOn: z.iso.date(),
      rule: z.nullable(z.enum(futureRules)),
      reverses: z.nullable(z.uuid()),
    }),
  ),
  /** Today in Karachi, whatever the browser's clock says. */
  today: z.iso.date(),
  /** The most days before today that the asking user may value an entry. */
  backDatingDaysMax: z.number(),
  /** The last day of the last closed month: an earlier day counts in the open month. */
  closedUntil: z.nullable(z.iso.date()),
  mayRecordPayments: z.boolean(),
});
export type MoneyBasis = z.output<typeof moneyBasis>;

/** A payer, with the agreements that money can be recorded for. */
const payable = z.object({
  customer: payer,
  agreements: z.array(z.object({ ...named, id: z.uuid(), outstanding: z.number(), dueNow: z.number() })),
});
export type Payable = z.output<typeof payable>;

/** The version of the agreement on the screen. Without it, the money is recorded even if the agreement has changed. */
export const seenVersion = () => optionalField(z.number().check(z.int()));

/** The warnings that the person saw and confirmed. */
export function confirmedWarnings() {
  return z._default(z.array(z.enum(entryWarnings)).check(z.maxLength(entryWarnings.length)), []);
}

const moneyMoved = {
  amount: anyAmount(),
  /** Default: today. */
  valuedOn: optionalField(calendarDay()),
  method: z.enum(paymentMethods),
  reference: optionalText(80),
  note: optionalText(500),
  confirmed: confirmedWarnings(),
  version: seenVersion(),
};

export const paymentForm = z.object({
  ...moneyMoved,
  payerPhone: optionalField(phoneNumber()),
  /** The rule for money beyond what is due. */
  rule: optionalField(z.enum(futureRules)),
  /** The transfer that the customer reported as this payment: the two are matched, or nothing is recorded. */
  transferReportId: z.optional(z.uuid()),
});

export const recoveryForm = z.object({ ...moneyMoved, payerPhone: optionalField(phoneNumber()) });
export const moveForm = z.object({
  toAgreementId: z.uuid({ error: 'choice_required' satisfies FieldMessageKey }),
  amount: anyAmount(),
  note: optionalText(500),
  version: seenVersion(),
});

/**
 * The start of an agreement: the day of the delivery (default: today) and the method of the money that changes hands with it: the down
 * payment of a sale, or the money that is lent.
 */
export const activationForm = z.object({
  deliveredOn: optionalField(calendarDay()),
  method: z.enum(paymentMethods),
  reference: optionalText(80),
  /** The goods handed over, the receiver and the condition. */
  deliveryNote: optionalText(500),
  /** The person who takes money that is lent and signs for it. */
  receiverName: optionalPersonName(),
  confirmed: confirmedWarnings(),
});
export type ActivationForm = z.output<typeof activationForm>;

/** The refusals of every command that records money. */
export const moneyErrors = [
  'idempotency_key_reused',
  'idempotency_key_expired',
  'amount_not_whole_rupees',
  'valued_in_future',
  'back_dated_too_far',
  'valued_before_delivery',
  'recorded_meanwhile',
] as const satisfies ErrorCode[];

export const paymentEndpoints = {
  getMoneyBasis: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/money-basis',
    summary: 'The facts for the preview of a payment or recovery on an agreement',
    access: 'payments.record',
    params: byId,
    output: moneyBasis,
  }),
  getPayable: endpoint({
    method: 'GET',
    path: '/api/customers/:id/payable',
    summary: 'A customer with the agreements that money can be taken for, the newest first',
    access: 'payments.record',
    params: byId,
    output: payable,
  }),
  activateAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/activate',
    summary:
      'Records the delivery and the down payment, or the money that is lent: from here on the customer owes the installments',
    access: 'agreements.activate',
    params: byId,
    body: activationForm,
    output: postedEntry,
    errors: [
      'related_person',
      ...moneyErrors,
      ...statusErrors('activate'),
      'payments_not_permitted',
      'delivered_after_first_due',
      'delivered_before_draft',
      'delivered_before_books',
      'customer_blocked',
      'ask_head_office',
      'receiver_required',
      'reference_required',
      'not_confirmed',
    ],
    idempotencyKey: 'required',
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/payments',
    summary: 'Records a payment and gives its receipt a number',
    access: 'payments.record',
    params: byId,
    body: paymentForm,
    output: postedEntry,
    errors: [
      'related_person',
      ...moneyErrors,
      ...statusErrors('record_payment'),
      'transfer_not_checked',
      'payments_not_permitted',
      'reference_required',
      'not_confirmed',
    ],
    idempotencyKey: 'required',
  }),
  recordRecovery: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/recoveries',
    summary: 'Records money that comes in after a write-off, with a receipt',
    access: 'payments.record',
    params: byId,
    body: recoveryForm,
    output: postedEntry,
    errors: [
      'related_person',
      ...moneyErrors,
      ...statusErrors('record_recovery'),
      'payments_not_permitted',
      'reference_required',
      'not_confirmed',
      'recovery_beyond_written_off',
    ],
    idempotencyKey: 'required',
  }),
  moveOverpayment: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/overpayment-moves',
    summary: 'Moves an overpayment to another agreement of the same customer; returns the entry of this one',
    access: 'overpayments.settle',
    params: byId,
    body: moveForm,
    output: postedEntry,
    errors: [
      'related_person',
      ...moneyErrors,
      ...statusErrors('settle_overpayment'),
      'not_same_customer',
      'refund_beyond_overpaid',
      'not_confirmed',
    ],
    idempotencyKey: 'required',
  }),
};
