import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { chequeStates, chequeSteps } from '#domain/lending/ledger/cheque.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import { openChequeEndpoints } from './open-cheques.ts';

const byEntry = z.object({ entryId: z.uuid() });

/** The parts of the list of cheques. `open`: received or deposited, and not cleared. */
export const chequeParts = ['open', 'cleared', 'returned'] as const;
export type ChequePart = (typeof chequeParts)[number];

const chequeStep = z.object({
  day: z.iso.date(),
  accountName: z.string(),
});

const cheque = z.object({
  entryId: z.uuid(),
  state: z.enum(chequeStates),
  kind: z.enum(receivedKinds),
  amount: z.number(),
  /** Its number. */
  reference: z.string(),
  receivedOn: z.iso.date(),
  /** Since it was received; for an open one. */
  daysOpen: z.nullable(z.number()),
  receiptNumber: z.nullable(z.string()),
  customerId: z.uuid(),
  customerName: writtenText,
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  /** The branch of the agreement. */
  city: spoken,
  deposited: z.nullable(chequeStep),
  cleared: z.nullable(
    z.extend(chequeStep, {
      /** The person who said so; null for a line of a bank statement. */
      byName: z.nullable(spoken),
    }),
  ),
  /** True while the reversal of its payment waits for a decision. */
  isReversalAsked: z.boolean(),
});
export type Cheque = z.output<typeof cheque>;

const step = z.enum(chequeSteps);

const chequeStepForm = z.object({
  step,
  /** The account of the lender that it was deposited in, or that has its money. */
  accountId: z.uuid(),
  happenedOn: calendarDay(),
});

const ofBranch = { branchId: z.optional(z.uuid()) };

export const chequeEndpoints = {
  ...openChequeEndpoints,
  listCheques: endpoint({
    method: 'GET',
    path: '/api/cheques',
    summary: 'The cheques that customers paid with, the oldest first while they are not cleared',
    access: 'payments.record',
    query: z.object({
      ...pageQuery,
      ...ofBranch,
      customerId: z.optional(z.uuid()),
      part: optionalField(z.enum(chequeParts)),
    }),
    output: cheque,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  recordChequeStep: endpoint({
    method: 'POST',
    path: '/api/cheques/:entryId/steps',
    summary: 'Says that a cheque was deposited, or that its bank has paid it',
    access: 'payments.record',
    params: byEntry,
    body: chequeStepForm,
    output: z.null(),
    errors: [
      ...(['related_person', 'cheque_reversed', 'cheque_cleared', 'cheque_deposited'] as const),
      ...(['valued_in_future', 'cheque_step_too_early', 'cash_account_closed'] as const),
    ],
  }),
  takeBackChequeStep: endpoint({
    method: 'POST',
    path: '/api/cheques/:entryId/steps/take-back',
    summary: 'Takes back a step of a cheque that was recorded by mistake',
    access: 'payments.record',
    params: byEntry,
    body: z.object({ step }),
    output: z.null(),
    errors: [
      ...([
        'related_person',
        'payments_not_permitted',
        'cheque_reversed',
        'cheque_cleared',
        'cheque_cleared_by_line',
      ] as const),
      'cheque_without_step',
    ],
  }),
};
