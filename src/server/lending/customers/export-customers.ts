import type { CsvFile, InputOf, Workbook } from '#contract/endpoint.ts';
import { type customerEndpoints, customerExportRowsMax } from '#contract/lending/customers.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type ExportCall, giveOut } from '#server/platform/spreadsheet/give-out.ts';
import { customerListView, type ListedCustomer } from './customers.view.ts';
import { countCustomers, readCustomers } from './list-customers.queries.ts';

const columns: readonly CsvColumn<ListedCustomer>[] = [
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

/** Exports the matching customers as CSV, and records the export. */
export async function exportCustomers(
  call: Call<typeof customerEndpoints.exportCustomers>,
): Promise<CsvFile> {
  return (await giveOutCustomers(call, call.input.body)).csv();
}

/** The same as a workbook. */
export async function exportCustomersWorkbook(
  call: Call<typeof customerEndpoints.exportCustomersWorkbook>,
): Promise<Workbook> {
  return (await giveOutCustomers(call, call.input.body)).workbook();
}

async function giveOutCustomers(
  call: ExportCall & { readonly reach: BranchReach },
  filters: InputOf<typeof customerEndpoints.exportCustomers>['body'],
) {
  const { context, reach } = call;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const masked = maskSensitive(filters);
  return giveOut(call, {
    now,
    action: 'export_customers',
    subject: 'customer',
    recorded: { filters: masked },
    inForce: masked,
    count: await countCustomers(context.pool, reach, filters, today, customerExportRowsMax),
    countMax: customerExportRowsMax,
    fileName: `customers-${today}`,
    columns,
    rows: viewsOf(),
  });

  async function* viewsOf(): AsyncGenerator<ListedCustomer> {
    for await (const row of readCustomers(context.pool, reach, filters, today)) {
      yield customerListView(row, today);
    }
  }
}
