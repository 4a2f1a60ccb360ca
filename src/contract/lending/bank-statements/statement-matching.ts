import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { confirmedWarnings, moneyErrors, postedEntry, seenVersion } from '#contract/lending/payments.ts';
import { statusErrors } from '#contract/lending/status-errors.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { matchReasons } from '#domain/lending/statements/class-of-line.ts';
import { lineCountEndpoints } from './line-count.ts';

const byId = z.object({ id: z.uuid() });
const byAccount = byId;

/** The records that a line can be matched to. */
export const statementRecordKinds = ['entry', 'deposit'] as const;

const record = z.object({
  kind: z.enum(statementRecordKinds),
  id: z.uuid(),
  /** The number of its receipt or slip; null for an entry without one. */
  number: z.nullable(z.string()),
  valuedOn: z.iso.date(),
  agreementId: z.nullable(z.uuid()),
  agreementNumber: z.nullable(z.string()),
  customerName: z.nullable(writtenText),
});
export type StatementRecord = z.output<typeof record>;

/** An agreement that a line may be a payment of. */
const proposal = z.object({
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  /** Sent back with the payment, which is refused if the figures have changed since. */
  version: z.number(),
  status: z.enum(agreementStatuses),
  customerId: z.uuid(),
  customerName: writtenText,
  city: spoken,
  outstanding: z.number(),
  dueNow: z.number(),
  reasons: z.array(z.enum(matchReasons)),
  /** A payment of this amount and of these days that no line is matched to: it was recorded by hand before. */
  recorded: z.nullable(record),
});
export type LineProposal = z.output<typeof proposal>;

export const lineClasses = ['certain', 'likely', 'unknown', 'aside'] as const;

const waitingLine = z.object({
  id: z.uuid(),
  accountName: z.string(),
  day: z.iso.date(),
  /** In paisa, below zero for money that went out. */
  paisa: z.number(),
  reference: z.nullable(z.string()),
  text: z.string(),
  is: z.enum(lineClasses),
  /** The reason to set a line aside; null for the others. */
  because: z.nullable(z.enum(['paisa', 'fee'])),
  /** True if its text has a payment number with a wrong digit. */
  hasWrongNumber: z.boolean(),
  /** The agreements whose payment number is in its text and which take no payment: not delivered, or cancelled. */
  notPayable: z.array(z.object({ agreementNumber: z.string(), status: z.enum(agreementStatuses) })),
  /** The record that it certainly is. */
  record: z.nullable(record),
  /** The agreements that it may pay, the likeliest first; of a certain one, that agreement alone. */
  proposals: z.array(proposal),
  /** True if it fits agreements of other branches too, which the reader does not see. */
  fitsElsewhere: z.boolean(),
});
export type WaitingLine = z.output<typeof waitingLine>;

/** The most lines that wait in one answer, the oldest first. */
export const waitingLinesMax = 300;

export const statementMatchingEndpoints = {
  ...lineCountEndpoints,
  listWaitingLines: endpoint({
    method: 'GET',
    path: '/api/cash/accounts/:id/statement/waiting',
    summary: 'The lines of a statement that are matched to nothing, with their class and the reason of it',
    access: 'cash.manage',
    params: byAccount,
    output: z.object({
      lines: z.array(waitingLine),
      /** All lines that wait, shown or not. */
      total: z.number(),
      /** The money that came in without an entry, in paisa, and since when. */
      suspensePaisa: z.number(),
      suspenseSince: z.nullable(z.iso.date()),
    }),
  }),
  listLinesToMatch: endpoint({
    method: 'GET',
    path: '/api/statement-lines',
    summary:
      'The lines of all statements that are matched to nothing; to an employee those that fit agreements of the branch, and with the right those that fit none',
    access: 'statement-lines.match',
    output: z.object({
      lines: z.array(waitingLine),
      /** True if the reader may set lines aside. */
      maySetAside: z.boolean(),
    }),
  }),
  recordStatementLine: endpoint({
    method: 'POST',
    path: '/api/statement-lines/:id/payment',
    summary:
      'Records a line as a payment or recovery of an agreement, on the day of the bank; both are one event',
    access: 'statement-lines.match',
    besides: { payments: 'payments.record' },
    params: byId,
    body: z.object({
      agreementId: z.uuid(),
      version: seenVersion(),
      confirmed: confirmedWarnings(),
    }),
    output: postedEntry,
    errors: [
      'related_person',
      ...moneyErrors,
      ...statusErrors('record_payment', 'record_recovery'),
      'payments_not_permitted',
      'not_confirmed',
      'recovery_beyond_written_off',
      'transfer_not_checked',
      'statement_line_taken',
      'statement_line_not_payable',
    ],
    idempotencyKey: 'required',
  }),
  linkStatementLine: endpoint({
    method: 'POST',
    path: '/api/statement-lines/:id/link',
    summary:
      'Matches a line to an entry or a deposit of cash that is on the books; a deposit in transit has arrived with it',
    access: 'statement-lines.match',
    params: byId,
    body: z.object({
      kind: z.enum(statementRecordKinds, { error: 'choice_required' satisfies FieldMessageKey }),
      recordId: z.uuid(),
    }),
    output: z.null(),
    errors: [
      ...(['statement_line_taken', 'statement_record_taken', 'statement_record_differs'] as const),
      ...(['own_deposit', 'alone_without_password', 'deposit_confirmed', 'deposit_refused'] as const),
      ...(['arrived_before_deposit', 'valued_in_future'] as const),
    ],
  }),
  setStatementLineAside: endpoint({
    method: 'POST',
    path: '/api/statement-lines/:id/aside',
    summary: 'Says that a line is no money of a customer, and why',
    access: 'statement-lines.match',
    params: byId,
    body: z.object({ reason: requiredText(500, 'reason_required') }),
    output: z.null(),
    errors: ['statement_line_taken'],
  }),
  freeStatementLine: endpoint({
    method: 'POST',
    path: '/api/statement-lines/:id/free',
    summary: 'Takes back a match that posted nothing; what was posted is taken back by reversing its entry',
    access: 'statement-lines.match',
    params: byId,
    output: z.null(),
    errors: ['statement_line_posted', 'statement_line_free'],
  }),
};
