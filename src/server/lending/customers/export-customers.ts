import type { CsvFile, InputOf, Workbook } from '#contract/endpoint.ts';
import {
  type CustomerListRow,
  type customerEndpoints,
  customerExportRowsMax,
} from '#contract/lending/customers.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import { customerListView } from './customers.view.ts';
import { countCustomers, readCustomers } from './list-customers.queries.ts';

const columns: readonly CsvColumn<CustomerListRow>[] = [
  { name: 'full_name', of: ({ fullName }) => fullName.own },
  { name: 'full_name_ur', of: ({ fullName }) => fullName.ur },
  { name: 'cnic', of: ({ cnicMasked }) => cnicMasked },
  { name: 'phone', of: ({ phone }) => phone },
  { name: 'status', of: ({ status }) => customerStatusNames[status] },
  { name: 'branch', of: ({ branch }) => branch.en },
  { name: 'branch_ur', of: ({ branch }) => branch.ur },
  { name: 'officer', of: ({ officerName }) => officerName?.en ?? null },
  { name: 'active_agreements', of: ({ activeAgreements }) => activeAgreements, total: 'sum' },
  { name: 'outstanding_rupees', of: ({ outstanding }) => outstanding, total: 'sum' },
  { name: 'days_past_due', of: ({ daysPastDue }) => daysPastDue },
  { name: 'id', of: ({ id }) => id },
];

/** The subject of the audit event: an export has no single customer. */
const allCustomers = '00000000-0000-0000-0000-000000000000';

/** Exports the matching customers as CSV, and records the export. */
export async function exportCustomers(
  call: Call<typeof customerEndpoints.exportCustomers>,
): Promise<CsvFile> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.csv`, lines: csvOf(columns, rows, call.language) };
}

/** The same as a workbook. */
export async function exportCustomersWorkbook(
  call: Call<typeof customerEndpoints.exportCustomersWorkbook>,
): Promise<Workbook> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.xlsx`, workbook: xlsxOf(columns, rows, call.language) };
}

interface ExportCall extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
}

/** Records the export, then returns the matching rows. The search text may be a phone or a CNIC, so it is recorded masked. */
async function giveOut(call: ExportCall, filters: InputOf<typeof customerEndpoints.exportCustomers>['body']) {
  const { context, reach } = call;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const rows = await countCustomers(context.pool, reach, filters, today, customerExportRowsMax);
  if (rows > customerExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, new Date(now), {
    branchId: null,
    action: 'export_customers',
    subject: 'customer',
    subjectId: allCustomers,
    after: { filters: maskSensitive(filters), rows },
  });
  return { fileName: `customers-${today}`, rows: viewsOf() };

  async function* viewsOf(): AsyncGenerator<CustomerListRow> {
    for await (const row of readCustomers(context.pool, reach, filters, today)) {
      yield customerListView(row, today);
    }
  }
}
