import type { CsvFile } from '#contract/endpoint.ts';
import { type AuditEvent, type auditEndpoints, auditExportRowsMax } from '#contract/lender/audit.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { csvLine } from '#server/platform/http/csv-line.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AuditEventRow, countAuditEvents, readAuditEvents } from './audit.queries.ts';
import { auditEventView } from './audit.view.ts';

const columns = [
  'recorded_at',
  'actor',
  'actor_id',
  'client_address',
  'branch',
  'action',
  'subject',
  'subject_id',
  'before',
  'after',
];

/** The export concerns the record as a whole, which has no id of its own. */
const theRecord = '00000000-0000-0000-0000-000000000000';

/** Gives out the rows that match as a file, and records that it did. What is recorded from here on is not in it. */
export async function exportAuditEvents(
  call: Call<typeof auditEndpoints.exportAuditEvents>,
): Promise<CsvFile> {
  const { context, input } = call;
  const filters = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const rows = await countAuditEvents(context.db, filters, at, auditExportRowsMax);
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
    lines: linesOf(readAuditEvents(context.db, filters, at)),
  };
}

async function* linesOf(rows: AsyncIterable<AuditEventRow>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const row of rows) yield csvLine(cellsOf(auditEventView(row)));
}

function cellsOf(event: AuditEvent): (string | null)[] {
  const { recordedAt, actor, clientAddress, branch, action, subject, subjectId, before, after } = event;
  const remembered = [before, after].map((value) => value && JSON.stringify(value));
  const who = [actor?.fullName ?? null, actor?.id ?? null];
  return [recordedAt, ...who, clientAddress, branch?.code ?? null, action, subject, subjectId, ...remembered];
}
