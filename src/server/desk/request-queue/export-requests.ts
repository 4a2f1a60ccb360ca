import {
  type ContactRequestRow,
  type contactRequestEndpoints,
  requestExportRowsMax,
} from '#contract/desk/contact-requests.ts';
import {
  formTypeNames,
  promiseNames,
  requestStatusNames,
} from '#contract/desk/labels/request-names.messages.ts';
import type { CsvFile, InputOf, Workbook } from '#contract/endpoint.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import { countMatchingRequests } from './count-requests.queries.ts';
import { readContactRequests } from './request-queue.queries.ts';
import { contactRequestRowView } from './request-queue.view.ts';

const columns: readonly CsvColumn<ContactRequestRow>[] = [
  { name: 'received_at', as: 'moment', of: ({ receivedAt }) => receivedAt },
  { name: 'promised_until', as: 'moment', of: ({ promisedUntil }) => promisedUntil },
  { name: 'first_contact_at', as: 'moment', of: ({ firstContactAt }) => firstContactAt },
  { name: 'promise', of: ({ promise }) => promiseNames[promise] },
  { name: 'status', of: ({ status }) => requestStatusNames[status] },
  { name: 'type', of: ({ formType }) => formTypeNames[formType] },
  { name: 'full_name', of: ({ fullName }) => fullName },
  { name: 'phone', of: ({ phone }) => phone },
  { name: 'language', of: ({ language }) => languageWords[language] },
  { name: 'branch', of: ({ branch }) => branch.city.en },
  { name: 'branch_ur', of: ({ branch }) => branch.city.ur },
  { name: 'assignee', of: ({ assignee }) => assignee?.name.en ?? null },
  { name: 'visit_on', as: 'day', of: ({ visit }) => visit?.visitOn ?? null },
  { name: 'visit_at', of: ({ visit }) => visit?.startsAt ?? null },
  { name: 'requests', of: ({ requestsInTrail }) => requestsInTrail },
  { name: 'id', of: ({ id }) => id },
];

/** The subject of the audit event: an export has no single request. */
const allRequests = '00000000-0000-0000-0000-000000000000';

/** Exports the matching requests as CSV, and records the export. The promises are those of the moment of the export. */
export async function exportRequests(
  call: Call<typeof contactRequestEndpoints.exportContactRequests>,
): Promise<CsvFile> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.csv`, lines: csvOf(columns, rows, call.language) };
}

/** The same as a workbook. */
export async function exportRequestsWorkbook(
  call: Call<typeof contactRequestEndpoints.exportContactRequestsWorkbook>,
): Promise<Workbook> {
  const { fileName, rows } = await giveOut(call, call.input.body);
  return { fileName: `${fileName}.xlsx`, workbook: xlsxOf(columns, rows, call.language) };
}

type ExportCall = Origin &
  Pick<Call<typeof contactRequestEndpoints.exportContactRequests>, 'context' | 'reach'>;

/** Records the export, then returns the matching rows. */
async function giveOut(
  call: ExportCall,
  filters: InputOf<typeof contactRequestEndpoints.exportContactRequests>['body'],
) {
  const { context, reach } = call;
  const reading = { reach, now: context.clock.now() };
  const rows = await countMatchingRequests(context.pool, reading, filters, requestExportRowsMax);
  if (rows > requestExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, new Date(reading.now), {
    branchId: null,
    action: 'export_contact_requests',
    subject: 'contact_request',
    subjectId: allRequests,
    after: { filters: maskSensitive(filters), rows },
  });
  return { fileName: `contact-requests-${businessDateOf(reading.now)}`, rows: viewsOf() };

  async function* viewsOf(): AsyncGenerator<ContactRequestRow> {
    for await (const row of readContactRequests(context.pool, reading, filters))
      yield contactRequestRowView(row);
  }
}
