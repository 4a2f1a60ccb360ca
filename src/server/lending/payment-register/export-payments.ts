import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import {
  paymentExportRowsMax,
  type paymentRegisterEndpoints,
  type RegisteredPayment,
} from '#contract/lending/payment-register.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import {
  type RegisteredPaymentRow,
  type RegisterFilters,
  readPayments,
  sumPayments,
} from './payment-register.queries.ts';
import { paymentTotalsView, registeredPaymentView } from './payment-register.view.ts';

/** A refund is below zero. */
const signed = ({ kind, amount }: RegisteredPayment) => (kind === 'refund' ? -amount : amount);

const columns: readonly CsvColumn<RegisteredPayment>[] = [
  { name: 'receipt', of: ({ receiptNumber }) => receiptNumber },
  { name: 'counts_for', of: ({ countsOn }) => countsOn },
  { name: 'recorded_at', of: ({ recordedAt }) => recordedAt },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'amount', of: signed, total: 'sum' },
  { name: 'counted', of: (one) => (one.isReversed ? 0 : signed(one)), total: 'sum' },
  { name: 'reversed', of: ({ isReversed }) => (isReversed ? 'yes' : 'no') },
  { name: 'method', of: ({ method }) => method },
  { name: 'reference', of: ({ reference }) => reference },
  { name: 'customer', of: ({ customer }) => customer.fullName.own },
  { name: 'customer_urdu', of: ({ customer }) => customer.fullName.ur },
  { name: 'agreement', of: ({ agreementNumber }) => agreementNumber },
  { name: 'branch', of: ({ branch }) => branch.code },
  { name: 'taken_by', of: ({ takenBy }) => takenBy.fullName.own },
];

/** The subject of the audit event: the register as a whole, which has no id. */
const theRegister = '00000000-0000-0000-0000-000000000000';

/** Exports the register as CSV, with refunds below zero, and records the export. */
export async function exportPayments(
  call: Call<typeof paymentRegisterEndpoints.exportPayments>,
): Promise<CsvFile> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.csv`, lines: csvOf(columns, rows) };
}

/** The same as a workbook. */
export async function exportPaymentsWorkbook(
  call: Call<typeof paymentRegisterEndpoints.exportPaymentsWorkbook>,
): Promise<Workbook> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.xlsx`, workbook: xlsxOf(columns, rows) };
}

interface ExportCall extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
}

/** Records the export, then returns the matching rows. */
async function giveOut(call: ExportCall, filters: RegisterFilters) {
  const { context, reach } = call;
  const { received, refunded } = paymentTotalsView(await sumPayments(context.pool, reach, filters));
  const rows = received.payments + refunded.payments;
  if (rows > paymentExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, new Date(context.clock.now()), {
    branchId: null,
    action: 'export_payments',
    subject: 'payment_register',
    subjectId: theRegister,
    after: { filters, rows },
  });
  return {
    fileName: `payments-${filters.from}-${filters.until}`,
    rows: viewsOf(readPayments(context.pool, reach, filters)),
  };
}

async function* viewsOf(rows: AsyncIterable<RegisteredPaymentRow>): AsyncGenerator<RegisteredPayment> {
  for await (const row of rows) yield registeredPaymentView(row);
}
