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
import type { Call } from '#server/platform/http/call.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import { type ExportCall, giveOut } from '#server/platform/spreadsheet/give-out.ts';
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

/** Exports the matching requests as CSV, and records the export. The promises are those of the moment of the export. */
export async function exportRequests(
  call: Call<typeof contactRequestEndpoints.exportContactRequests>,
): Promise<CsvFile> {
  return (await giveOutRequests(call, call.input.body)).csv();
}

/** The same as a workbook. */
export async function exportRequestsWorkbook(
  call: Call<typeof contactRequestEndpoints.exportContactRequestsWorkbook>,
): Promise<Workbook> {
  return (await giveOutRequests(call, call.input.body)).workbook();
}

async function giveOutRequests(
  call: ExportCall & Pick<Call<typeof contactRequestEndpoints.exportContactRequests>, 'reach'>,
  filters: InputOf<typeof contactRequestEndpoints.exportContactRequests>['body'],
) {
  const { context, reach } = call;
  const reading = { reach, now: context.clock.now() };
  const masked = maskSensitive(filters);
  return giveOut(call, {
    now: reading.now,
    action: 'export_contact_requests',
    subject: 'contact_request',
    recorded: { filters: masked },
    inForce: masked,
    count: await countMatchingRequests(context.pool, reading, filters, requestExportRowsMax),
    countMax: requestExportRowsMax,
    fileName: `contact-requests-${businessDateOf(reading.now)}`,
    columns,
    rows: viewsOf(),
  });

  async function* viewsOf(): AsyncGenerator<ContactRequestRow> {
    for await (const row of readContactRequests(context.pool, reading, filters))
      yield contactRequestRowView(row);
  }
}
