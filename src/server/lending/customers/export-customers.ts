import { type Kysely, sql } from 'kysely';
import type { CsvFile } from '#contract/endpoint.ts';
import {
  type CustomerListRow,
  type customerEndpoints,
  customerExportRowsMax,
} from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { customerListView } from './customers.view.ts';
import {
  type CustomerListDbRow,
  type Matches,
  matchingCustomers,
  readCustomers,
} from './list-customers.queries.ts';

const columns: readonly CsvColumn<CustomerListRow>[] = [
  { name: 'name', of: ({ fullName }) => fullName },
  { name: 'name_ur', of: ({ fullNameUr }) => fullNameUr },
  { name: 'cnic', of: ({ cnicMasked }) => cnicMasked },
  { name: 'phone', of: ({ phone }) => phone },
  { name: 'branch', of: ({ branch }) => branch.en },
  { name: 'officer', of: ({ officerName }) => officerName },
  { name: 'status', of: ({ status }) => status },
  { name: 'active_agreements', of: ({ activeAgreements }) => activeAgreements },
  { name: 'outstanding_rupees', of: ({ outstanding }) => outstanding },
  { name: 'days_past_due', of: ({ daysPastDue }) => daysPastDue },
];

/** The export concerns the customers as a whole, who have no id together. */
const allCustomers = '00000000-0000-0000-0000-000000000000';

/** Gives out the customers that match as a file, with the CNICs masked, and records that it did. */
export async function exportCustomers(
  call: Call<typeof customerEndpoints.exportCustomers>,
): Promise<CsvFile> {
  const { context, reach, input } = call;
  const { search, ...filters } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const matches = matchingCustomers(context.db, reach, input.body, today);
  const rows = await countUpTo(context.db, matches, customerExportRowsMax);
  if (rows > customerExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, new Date(now), {
    branchId: null,
    action: 'export_customers',
    subject: 'customer_list',
    subjectId: allCustomers,
    after: { filters: { ...filters, ...(search && { search: maskSensitive(toLatinDigits(search)) }) }, rows },
  });
  return {
    fileName: `customers-${today}.csv`,
    lines: csvOf(columns, viewsOf(readCustomers(matches), today)),
  };
}

/** How many match, counted no further than `max` + 1. */
async function countUpTo(db: Kysely<Database>, matches: Matches, max: number): Promise<number> {
  const counted = matches
    .select(sql`1`.as('one'))
    .limit(max + 1)
    .as('counted');
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function* viewsOf(
  rows: AsyncIterable<CustomerListDbRow>,
  today: CalendarDate,
): AsyncGenerator<CustomerListRow> {
  for await (const row of rows) yield customerListView(row, today);
}
