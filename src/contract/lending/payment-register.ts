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
  /** Days in Karachi that the payments count for, both included. */
  from: calendarDay(),
  until: calendarDay(),
  branchId: z.optional(z.uuid()),
  method: z.optional(z.enum(paymentMethods)),
  /** The employee who took the money. */
  officerId: z.optional(z.uuid()),
  state: z.optional(z.enum(paymentStates)),
};

const registeredPayment = z.object({
  entryId: z.uuid(),
  kind: z.enum(receivedKinds),
  receiptNumber: z.nullable(z.string()),
  valuedOn: z.iso.date(),
  /** Later than `valuedOn` if that month was closed when the payment was recorded. */
  countsOn: z.iso.date(),
  recordedAt: z.iso.datetime(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  customer: z.object({ id: z.uuid(), fullName: writtenText }),
  agreementNumber: z.string(),
  /** The branch that took it. */
  branch: z.object({ code: z.string(), city: spoken }),
  takenBy: z.object({ id: z.uuid(), fullName: writtenText }),
  isReversed: z.boolean(),
});
export type RegisteredPayment = z.output<typeof registeredPayment>;

/** The number of payments and their sum in rupees. */
const sums = { payments: z.number(), amount: z.number() };

const paymentTotals = z.object({
  /** The sum of all payments, and of the reversed ones among them. */
  received: z.object(sums),
  reversed: z.object(sums),
  /** The sums by method of payment, of payments that count. A method without payments is left out. */
  byMethod: z.array(z.object({ method: z.enum(paymentMethods), ...sums })),
});
export type PaymentTotals = z.output<typeof paymentTotals>;

export const paymentRegisterEndpoints = {
  listPayments: endpoint({
    method: 'GET',
    path: '/api/payments',
    summary: 'The payments that count for a period, newest first',
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
    summary: 'What the payments of the register come to, under the same filters',
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
