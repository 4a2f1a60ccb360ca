import type { Pool } from 'pg';
import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import { yesNoNames } from '#contract/fields/plain-choices.messages.ts';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
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
import { countLateReversals, type LateReversalRow, readLateReversals } from './late-reversals.ts';
import { type RegisterFilters, readPayments, sumPayments } from './payment-register.queries.ts';
import { paymentTotalsView, registeredPaymentView } from './payment-register.view.ts';

/** Receipt or voucher; a receipt of a closed month that became void later has a second row in the month of its reversal. */
interface ExportedRow extends RegisteredPayment {
  readonly isLateReversal?: true;
}

/** A refund is below zero. */
const signed = ({ kind, amount }: ExportedRow) => (kind === 'refund' ? -amount : amount);

function counted(row: ExportedRow): number {
  if (row.isLateReversal) return -signed(row);
  return row.isReversed ? 0 : signed(row);
}

const columns: readonly CsvColumn<ExportedRow>[] = [
  { name: 'receipt', of: ({ receiptNumber }) => receiptNumber },
  { name: 'counts_for', as: 'day', of: ({ countsOn }) => countsOn },
  { name: 'valued_on', as: 'day', of: ({ valuedOn }) => valuedOn },
  { name: 'recorded_at', as: 'moment', of: ({ recordedAt }) => recordedAt },
  { name: 'kind', of: ({ kind }) => entryKindNames[kind] },
  { name: 'amount', of: (row) => (row.isLateReversal ? 0 : signed(row)), total: 'sum' },
  { name: 'counted', of: counted, total: 'sum' },
  { name: 'reversed', of: ({ isReversed }) => yesNoNames[`${isReversed}`] },
  { name: 'method', of: ({ method }) => methodNames[method] },
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
  return { fileName: `${fileName}.csv`, lines: csvOf(columns, rows, call.language) };
}

/** The same as a workbook. */
export async function exportPaymentsWorkbook(
  call: Call<typeof paymentRegisterEndpoints.exportPaymentsWorkbook>,
): Promise<Workbook> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.xlsx`, workbook: xlsxOf(columns, rows, call.language) };
}

interface ExportCall extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
}

/** Records the export, then returns the matching rows. */
async function giveOut(call: ExportCall, filters: RegisterFilters) {
  const { context, reach } = call;
  const { received, refunded } = paymentTotalsView(await sumPayments(context.pool, reach, filters));
  // By state, the sums have the late reversals in them already.
  const late = filters.state === undefined ? await countLateReversals(context.pool, reach, filters) : 0;
  const rows = received.payments + refunded.payments + late;
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
    rows: rowsOf(context.pool, reach, filters),
  };
}

async function* rowsOf(
  pool: Pool,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<ExportedRow> {
  for await (const row of readPayments(pool, reach, filters)) yield registeredPaymentView(row);
  if (filters.state === 'valid') return;
  for await (const row of everyLateReversal(pool, reach, filters))
    yield { ...registeredPaymentView({ ...row, isReversed: true }), isLateReversal: true };
}

const rowsPerRead = 1_000;

async function* everyLateReversal(pool: Pool, reach: BranchReach, filters: RegisterFilters) {
  let afterId: string | null = null;
  for (;;) {
    const rows: LateReversalRow[] = await readLateReversals(pool, reach, filters, afterId, rowsPerRead);
    yield* rows;
    afterId = rows.at(-1)?.id ?? null;
    if (rows.length < rowsPerRead) return;
  }
}
