import type { Pool } from 'pg';
import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import { yesNoNames } from '#contract/fields/plain-choices.messages.ts';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import {
  paymentExportRowsMax,
  type paymentRegisterEndpoints,
  type RegisteredPayment,
} from '#contract/lending/payment-register.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type ExportCall, giveOut } from '#server/platform/spreadsheet/give-out.ts';
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
  { name: 'cheque_not_cleared', of: ({ isUnclearedCheque }) => yesNoNames[`${isUnclearedCheque}`] },
  { name: 'reference', of: ({ reference }) => reference },
  { name: 'customer', of: ({ customer }) => customer.fullName.own },
  { name: 'customer_urdu', of: ({ customer }) => customer.fullName.ur },
  { name: 'agreement', of: ({ agreementNumber }) => agreementNumber },
  { name: 'branch', of: ({ branch }) => branch.code },
  { name: 'taken_by', of: ({ takenBy }) => takenBy.fullName.own },
];

/** Exports the register as CSV, with refunds below zero, and records the export. */
export async function exportPayments(
  call: Call<typeof paymentRegisterEndpoints.exportPayments>,
): Promise<CsvFile> {
  return (await giveOutPayments(call, call.input.body)).csv();
}

/** The same as a workbook. */
export async function exportPaymentsWorkbook(
  call: Call<typeof paymentRegisterEndpoints.exportPaymentsWorkbook>,
): Promise<Workbook> {
  return (await giveOutPayments(call, call.input.body)).workbook();
}

async function giveOutPayments(call: ExportCall & { readonly reach: BranchReach }, filters: RegisterFilters) {
  const { context, reach } = call;
  const { received, refunded } = paymentTotalsView(await sumPayments(context.pool, reach, filters));
  // By state, the sums have the late reversals in them already.
  const late = filters.state === undefined ? await countLateReversals(context.pool, reach, filters) : 0;
  const { officerId: takenById, ...others } = filters;
  return giveOut(call, {
    now: context.clock.now(),
    action: 'export_payments',
    subject: 'payment_register',
    recorded: { filters },
    inForce: { ...others, takenById },
    count: received.payments + refunded.payments + late,
    countMax: paymentExportRowsMax,
    fileName: `payments-${filters.from}-${filters.until}`,
    columns,
    rows: rowsOf(context.pool, reach, filters),
  });
}

async function* rowsOf(
  pool: Pool,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<ExportedRow> {
  for await (const row of readPayments(pool, reach, filters)) yield registeredPaymentView(row);
  if (filters.state === 'valid') return;
  for await (const row of everyLateReversal(pool, reach, filters))
    yield {
      ...registeredPaymentView({ ...row, isReversed: true, isUnclearedCheque: false }),
      isLateReversal: true,
    };
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
