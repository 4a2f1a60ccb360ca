import type { CsvFile } from '#contract/endpoint.ts';
import { type AuditEvent, type auditEndpoints, auditExportRowsMax } from '#contract/lender/audit.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import { giveOut } from '#server/platform/spreadsheet/give-out.ts';
import { type AuditEventRow, countAuditEvents, readAuditEvents } from './audit.queries.ts';
import { auditEventView } from './audit.view.ts';

const asJson = (value: AuditEvent['before']) => value && JSON.stringify(value);

const columns: readonly CsvColumn<AuditEvent>[] = [
  { name: 'recorded_at', as: 'moment', of: ({ recordedAt }) => recordedAt },
  { name: 'actor', of: ({ actor }) => actor?.fullName.own ?? null },
  { name: 'actor_id', of: ({ actor }) => actor?.id ?? null },
  { name: 'client_address', of: ({ clientAddress }) => clientAddress },
  { name: 'branch', of: ({ branch }) => branch?.code ?? null },
  { name: 'action', of: ({ action }) => action },
  { name: 'subject', of: ({ subject }) => subject },
  { name: 'subject_id', of: ({ subjectId }) => subjectId },
  { name: 'before', of: ({ before }) => asJson(before) },
  { name: 'after', of: ({ after }) => asJson(after) },
];

/** Exports the matching rows as a file, and records the export. Later events are not in it. */
export async function exportAuditEvents(
  call: Call<typeof auditEndpoints.exportAuditEvents>,
): Promise<CsvFile> {
  const { pool, clock } = call.context;
  const filters = call.input.body;
  const now = clock.now();
  const at = new Date(now);
  const file = await giveOut(call, {
    now,
    action: 'export_audit',
    subject: 'audit',
    recorded: { filters },
    inForce: {},
    count: await countAuditEvents(pool, filters, at, auditExportRowsMax),
    countMax: auditExportRowsMax,
    fileName: `audit-${businessDateOf(now)}`,
    columns,
    rows: viewsOf(readAuditEvents(pool, filters, at)),
  });
  return file.csv();
}

async function* viewsOf(rows: AsyncIterable<AuditEventRow>): AsyncGenerator<AuditEvent> {
  for await (const row of rows) yield auditEventView(row);
}
