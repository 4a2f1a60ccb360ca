import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { payableRupees, rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { agreementServices } from '#domain/lending/agreements/agreement-services.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { recordedConsentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { contractKinds, refusalsOfContract } from '#domain/lending/agreements/contract-kind.ts';
import { frequencyUnits, installmentCountMax } from '#domain/lending/agreements/plan.ts';
import { approvalKinds } from '#domain/lending/approvals/approval.ts';
import { installmentStates } from '#domain/lending/collections/installment-state.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { entryKinds } from '#domain/lending/ledger/entry-kind.ts';
import { costErrors, soldItem } from './evidence/sold-item.ts';
import { statusErrors } from './status-errors.ts';
import { contractIssues } from './terms/plan-issues.ts';

const byId = z.object({ id: z.uuid() });

const frequency = z.object({ unit: z.enum(frequencyUnits), every: z.number() });

const agreementFields = z.object({
  service: z.enum(agreementServices, { error: 'choice_required' satisfies FieldMessageKey }),
  contractKind: z.enum(contractKinds, { error: 'choice_required' satisfies FieldMessageKey }),
  items: z
    .array(
      z.object({
        productId: optionalField(z.uuid()),
        description: requiredText(200, 'text_required'),
        quantity: wholeNumber(1, 1000, 'quantity_out_of_range'),
        unitPrice: payableRupees(),
      }),
    )
    .check(z.maxLength(50)),
  /** The money that is lent; null in a sale. */
  amount: optionalField(payableRupees()),
  downPayment: rupeesOrNone(),
  count: wholeNumber(1, installmentCountMax, 'count_out_of_range'),
  frequency: z.object({
    unit: z.enum(frequencyUnits, { error: 'choice_required' satisfies FieldMessageKey }),
    every: wholeNumber(1, 366, 'frequency_out_of_range'),
  }),
  roundingStep: payableRupees(),
  startOn: calendarDay(),
  firstDueOn: calendarDay(),
  guarantors: z
    .array(z.object({ guarantorId: z.uuid(), relation: requiredText(80, 'text_required') }))
    .check(z.maxLength(10)),
  notes: optionalText(2000),
});
export type DraftTerms = z.output<typeof agreementFields>;

/** The terms are those of a sale or of a loan: goods with prices, or an amount of money. */
const fitsItsKind = () =>
  z.superRefine<DraftTerms>((terms, ctx) => {
    for (const refusal of refusalsOfContract(terms)) {
      const { field, message } = contractIssues[refusal];
      ctx.addIssue({ code: 'custom', path: [field], message });
    }
  });

/**
 * The form from which an agreement is drafted. The price of a sale is the sum of its items, a loan has an amount; nothing else can
 * be put in.
 */
export const agreementForm = z.extend(agreementFields, { customerId: z.uuid() }).check(fitsItsKind());
export type AgreementForm = z.output<typeof agreementForm>;

/** The fields of a draft that can still change: everything but its customer. */
export const draftChanges = z
  .extend(agreementFields, {
    /** The version of the terms that were edited. */
    termsVersion: z.number().check(z.int()),
  })
  .check(fitsItsKind());

/** The answer of every command that changes an agreement's status. */
export const agreementStep = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(agreementStatuses),
  /** The version of the terms. Consent is given to one version. */
  termsVersion: z.number(),
});
export type AgreementStep = z.output<typeof agreementStep>;

const dueRow = z.object({ dueOn: z.iso.date(), amount: z.number() });

const installment = z.object({
  /** 0 is the down payment. */
  number: z.number(),
  dueOn: z.iso.date(),
  /** The date by the plan, if it was a closed day and the row has another date for it. */
  movedFrom: z.optional(z.iso.date()),
  amount: z.number(),
  paid: z.number(),
  state: z.enum(installmentStates),
});

const entry = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  amount: z.number(),
  debit: z.string(),
  credit: z.string(),
  valuedOn: z.iso.date(),
  /** The day in the figures of a period: see `countsOn`. */
  countsOn: z.iso.date(),
  recordedAt: z.iso.datetime(),
  /** The people who recorded and decided the entry, and its note: for staff only. */
  recordedByName: z.nullable(spoken),
  decidedByName: z.nullable(spoken),
  note: z.nullable(z.string()),
  /** The method of the money: null if none moved, `transfer` from or to another agreement. */
  method: z.nullable(z.enum([...paymentMethods, 'transfer'])),
  reference: z.nullable(z.string()),
  /** The person who took the money of a qard-e-hasan; null for everything else. */
  receiverName: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  reverses: z.nullable(z.uuid()),
  isReversed: z.boolean(),
  /** True of a payment by a cheque that counts, although no bank has paid it yet. */
  isUnclearedCheque: z.boolean(),
  /** True of what a register told from before the move to these books. It has no receipt, and is in no figure of a period. */
  broughtIn: z.boolean(),
  /** The customer's debt after the entry; negative if overpaid. */
  balance: z.number(),
  /**
   * The rows that it pays, by the replay: none for a reversed entry, and together less than its amount if part of it is
   * overpaid.
   */
  pays: z.array(z.object({ number: z.number(), amount: z.number() })),
});

const pendingApproval = z.object({
  id: z.uuid(),
  kind: z.enum(approvalKinds),
  entryId: z.nullable(z.uuid()),
  amount: z.nullable(z.number()),
  reason: z.string(),
  requestedByName: spoken,
  requestedAt: z.iso.datetime(),
});

/** An agreement for its page: the figures with the rows and entries behind them. */
const agreement = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Named in a transfer, so that it is found: `100 000 0013`. */
  paymentNumber: z.string(),
  /** The day of the figures: today in Karachi, because the reader's clock may be wrong. */
  today: z.iso.date(),
  status: z.enum(agreementStatuses),
  termsVersion: z.number(),
  /** When these terms were set. */
  termsMadeAt: z.iso.datetime(),
  /** The edition of the words in which a key fact statement says them. */
  keyFactsEdition: z.number(),
  consentedVersion: z.nullable(z.number()),
  /** The customer's consent to that version: the way and the time. */
  consentHow: z.nullable(z.enum(recordedConsentWays)),
  consentedAt: z.nullable(z.iso.datetime()),
  /** The day on which an import brought it in from a register; null if it was made here. */
  broughtInOn: z.nullable(z.iso.date()),
  customerId: z.uuid(),
  customerName: writtenText,
  branchId: z.uuid(),
  service: z.enum(agreementServices),
  contractKind: z.enum(contractKinds),
  price: z.number(),
  downPayment: z.number(),
  relief: z.number(),
  financed: z.number(),
  frequency,
  roundingStep: z.number(),
  startOn: z.iso.date(),
  /** As agreed at the start; a reschedule may have moved it. */
  firstDueOn: z.iso.date(),
  paid: z.number(),
  outstanding: z.number(),
  overpaid: z.number(),
  writtenOff: z.number(),
  recovered: z.number(),
  daysPastDue: z.number(),
  overdue: z.number(),
  dueNow: z.number(),
  next: z.nullable(dueRow),
  /** The note beside the terms, for staff only. */
  notes: z.nullable(z.string()),
  /** None in a loan. */
  items: z.array(soldItem),
  guarantors: z.array(
    z.object({
      id: z.uuid(),
      fullName: writtenText,
      relation: z.string(),
      /** Number of active agreements that this person vouches for, at any branch. For staff only. */
      exposure: z.nullable(z.number()),
      /** For staff only, and only once the customer is late by more days than the office rules say. */
      phone: z.nullable(z.string()),
      /** True for a member of the lender's staff. For staff only. */
      isColleague: z.nullable(z.boolean()),
      /** True if relation, address or phone on record suggest it. For staff only. */
      isOfHousehold: z.nullable(z.boolean()),
    }),
  ),
  /** Number of guarantors that the lender needs before it is submitted. */
  guarantorsNeeded: z.number(),
  installments: z.array(installment),
  /** The rows that undoing the last reschedule would restore; null if there is none to undo. */
  replacedInstallments: z.nullable(z.array(z.omit(installment, { paid: true, state: true }))),
  entries: z.array(entry),
  pendingApprovals: z.array(pendingApproval),
});
export type Agreement = z.output<typeof agreement>;

/** A step that needs a reason. */
export const withReason = z.object({ reason: requiredText(1000, 'reason_required') });

export const agreementEndpoints = {
  draftAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements',
    summary:
      'Drafts an agreement with its schedule; the price is what the items come to, or the amount that is lent',
    access: 'agreements.draft',
    body: agreementForm,
    output: agreementStep,
    errors: ['related_person', 'customer_blocked', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  editDraft: endpoint({
    method: 'PUT',
    path: '/api/agreements/:id',
    summary:
      'Puts other terms in the place of a draft, unless someone else did so meanwhile; they are a new version and need a consent of their own',
    access: 'agreements.draft',
    params: byId,
    body: draftChanges,
    output: agreementStep,
    errors: ['related_person', ...statusErrors('edit_draft'), 'changed_meanwhile', 'customer_blocked'],
  }),
  getAgreement: endpoint({
    method: 'GET',
    path: '/api/agreements/:id',
    summary: 'An agreement with its schedule, its entries and how it stands today',
    access: 'agreements.read',
    params: byId,
    output: agreement,
  }),
  submitAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/submit',
    summary: 'Asks for the approval of a draft that the customer consented to',
    access: 'agreements.submit',
    params: byId,
    output: agreementStep,
    errors: [
      'related_person',
      ...statusErrors('submit'),
      'consent_missing',
      'customer_blocked',
      'too_few_guarantors',
      'burden_needs_reason',
      'exposure_needs_reason',
      ...costErrors,
    ],
  }),
  submitWithReason: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/submit-with-reason',
    summary:
      'Asks for the approval of an agreement that a rule wants a reason for, or asks again with a reason that was missing',
    access: 'agreements.submit',
    params: byId,
    body: withReason,
    output: agreementStep,
    errors: [
      'related_person',
      ...statusErrors('submit', 'approve'),
      'consent_missing',
      'customer_blocked',
      'too_few_guarantors',
      ...costErrors,
    ],
  }),
  submitWithFewerGuarantors: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/submit-with-fewer-guarantors',
    summary:
      'Asks for the approval of a draft that fewer people vouch for than the lender asks for, with a reason',
    access: 'agreements.approve',
    params: byId,
    body: withReason,
    output: agreementStep,
    errors: [
      'related_person',
      ...statusErrors('submit'),
      'consent_missing',
      'customer_blocked',
      ...costErrors,
    ],
  }),
  withdrawAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/withdraw',
    summary: 'Records before delivery that the customer no longer wants it',
    access: 'agreements.withdraw',
    params: byId,
    body: withReason,
    output: agreementStep,
    errors: [...statusErrors('withdraw'), 'related_person'],
  }),
  cancelAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/cancel',
    summary: 'Takes back an agreement that the lender no longer offers, before delivery',
    access: 'agreements.cancel',
    params: byId,
    body: withReason,
    output: agreementStep,
    errors: [...statusErrors('cancel'), 'related_person'],
  }),
};
