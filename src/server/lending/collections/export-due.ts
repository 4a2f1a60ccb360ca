import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import {
  type collectionEndpoints,
  type DueListItem,
  dueSheetRowsMax,
} from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import { giveOut } from '#server/platform/spreadsheet/give-out.ts';
import { findChosen } from './due-list.queries.ts';
import { dueView } from './due-list.view.ts';

const columns: readonly CsvColumn<DueListItem>[] = [
  { name: 'customer', of: ({ customerName }) => customerName.own },
  { name: 'customer_urdu', of: ({ customerName }) => customerName.ur },
  { name: 'phone', of: ({ phone }) => phone },
  { name: 'agreement', of: ({ agreementNumber }) => agreementNumber },
  { name: 'officer', of: ({ officerName }) => officerName },
  { name: 'unpaid_since', as: 'day', of: ({ oldestUnpaidDueOn }) => oldestUnpaidDueOn },
  { name: 'days_past_due', of: ({ daysPastDue }) => daysPastDue },
  { name: 'overdue', of: ({ overdue }) => overdue, total: 'sum' },
  { name: 'due_now', of: ({ dueNow }) => dueNow, total: 'sum' },
  { name: 'promised', of: ({ promise }) => promise?.amount ?? null },
  { name: 'promised_for', as: 'day', of: ({ promise }) => promise?.promisedFor ?? null },
  { name: 'last_contact', as: 'moment', of: ({ lastContact }) => lastContact?.contactedAt ?? null },
  { name: 'id', of: ({ agreementId }) => agreementId },
];

type ExportDue = Call<typeof collectionEndpoints.exportDue>;
type ExportDueWorkbook = Call<typeof collectionEndpoints.exportDueWorkbook>;

/** Exports the chosen agreements of the due list as CSV, and records the export. */
export async function exportDue(call: ExportDue): Promise<CsvFile> {
  return (await giveOutDue(call)).csv();
}

/** The same as a workbook. */
export async function exportDueWorkbook(call: ExportDueWorkbook): Promise<Workbook> {
  return (await giveOutDue(call)).workbook();
}

async function giveOutDue(call: ExportDue | ExportDueWorkbook) {
  const { context, reach, input } = call;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const rows = await findChosen(context.pool, reach, input.body.ids, today);
  const filters = { agreements: rows.map(({ agreementNumber }) => agreementNumber).join(', ') };
  return giveOut(call, {
    now,
    action: 'export_due_list',
    subject: 'agreement',
    recorded: { filters },
    inForce: filters,
    count: rows.length,
    countMax: dueSheetRowsMax,
    fileName: `due-list-${today}`,
    columns,
    rows: viewsOf(),
  });

  async function* viewsOf(): AsyncGenerator<DueListItem> {
    for (const row of rows) yield dueView(row, today);
  }
}
