import type { CsvFile } from '#contract/endpoint.ts';
import { type AuditEvent, type auditEndpoints, auditExportRowsMax } from '#contract/lender/audit.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
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

/** The subject of the audit event: the record as a whole, which has no id. */
const theRecord = '00000000-0000-0000-0000-000000000000';

/** Exports the matching rows as a file, and records the export. Later events are not in it. */
export async function exportAuditEvents(
  call: Call<typeof auditEndpoints.exportAuditEvents>,
): Promise<CsvFile> {
  const { context, input } = call;
  const filters = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const rows = await countAuditEvents(context.pool, filters, at, auditExportRowsMax);
  if (rows > auditExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, at, {
    branchId: null,
    action: 'export_audit',
    subject: 'audit',
    subjectId: theRecord,
    after: { filters, rows },
  });
  return {
    fileName: `audit-${businessDateOf(now)}.csv`,
    lines: csvOf(columns, viewsOf(readAuditEvents(context.pool, filters, at)), call.language),
  };
}

async function* viewsOf(rows: AsyncIterable<AuditEventRow>): AsyncGenerator<AuditEvent> {
  for await (const row of rows) yield auditEventView(row);
}
