import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { endsAfterBeginning, isNotTooLong } from '#contract/fields/period-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';

/** Money that a clerk receives from customers or pays back to them. */
export const handledKinds = [...receivedKinds, 'refund'] as const;

/** A payment that was reversed keeps its receipt's number, but no longer counts. */
export const paymentStates = ['valid', 'reversed'] as const;

export const paymentExportRowsMax = 100_000;

const filters = {
  /** Days in Karachi that the payments and refunds count for, both included. */
  from: calendarDay(),
  until: calendarDay(),
  branchId: z.optional(z.uuid()),
  method: z.optional(z.enum(paymentMethods)),
  /** The employee who took the money or paid it out. */
  officerId: z.optional(z.uuid()),
  customerId: z.optional(z.uuid()),
  state: z.optional(z.enum(paymentStates)),
  /** Payments of one kind, or refunds; left out, money in and out. */
  kind: z.optional(z.enum(handledKinds)),
};

const registeredPayment = z.object({
  entryId: z.uuid(),
  kind: z.enum(handledKinds),
  receiptNumber: z.nullable(z.string()),
  valuedOn: z.iso.date(),
  /** Later than `valuedOn` if that month was closed when the payment was recorded. */
  countsOn: z.iso.date(),
  recordedAt: z.iso.datetime(),
  /** Above zero; a refund is told by its kind. */
  amount: z.number(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  customer: z.object({ id: z.uuid(), fullName: writtenText }),
  agreementNumber: z.string(),
  /** The branch that took it or paid it out. */
  branch: z.object({ code: z.string(), city: spoken }),
  takenBy: z.object({ id: z.uuid(), fullName: writtenText }),
  isReversed: z.boolean(),
  /** True of a payment by a cheque that counts, although no bank has paid it yet. */
  isUnclearedCheque: z.boolean(),
});
export type RegisteredPayment = z.output<typeof registeredPayment>;

/** The number of payments and their sum in rupees. */
const sums = { payments: z.number(), amount: z.number() };

const paymentTotals = z.object({
  /** The sum of all payments, and of the reversed ones among them. */
  received: z.object(sums),
  reversed: z.object(sums),
  /** Everything that was given back, and the part of it that was reversed. */
  refunded: z.object(sums),
  refundsReversed: z.object(sums),
  /**
   * By method: the payments that count, and their amount less the refunds that count, below zero where more went out. A method
   * without either is left out.
   */
  byMethod: z.array(z.object({ method: z.enum(paymentMethods), ...sums })),
});
export type PaymentTotals = z.output<typeof paymentTotals>;

export const paymentRegisterEndpoints = {
  listPayments: endpoint({
    method: 'GET',
    path: '/api/payments',
    summary: 'The payments and refunds that count for a period, newest first',
    access: 'payments.register',
    query: z
      .object({ ...pageQuery, ...filters, sort: sortedBy('countsOn', 'amount') })
      .check(endsAfterBeginning, isNotTooLong),
    output: registeredPayment,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  sumPayments: endpoint({
    method: 'GET',
    path: '/api/payments/totals',
    summary: 'What the payments and refunds of the register come to, under the same filters',
    access: 'payments.register',
    query: z.object(filters).check(endsAfterBeginning, isNotTooLong),
    output: paymentTotals,
  }),
  exportPayments: endpoint({
    method: 'POST',
    path: '/api/payments/export',
    summary: `The register as CSV, ${paymentExportRowsMax} lines at most; the export is recorded`,
    access: 'payments.register',
    body: z.object(filters).check(endsAfterBeginning, isNotTooLong),
    output: z.string(),
    answers: 'csv',
    errors: ['export_too_large'],
  }),
  exportPaymentsWorkbook: endpoint({
    method: 'POST',
    path: '/api/payments/export/workbook',
    summary: `The register as an XLSX workbook, ${paymentExportRowsMax} rows at most; the export is recorded`,
    access: 'payments.register',
    body: z.object(filters).check(endsAfterBeginning, isNotTooLong),
    output: z.string(),
    answers: 'xlsx',
    errors: ['export_too_large'],
  }),
};
