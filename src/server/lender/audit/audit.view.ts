import type { AuditEvent } from '#contract/lender/audit.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import type { AuditEventRow } from './audit.queries.ts';

/** Subjects whose fields are public on the site. */
const publicSubjects: readonly string[] = ['branch', 'settings'];

type Remembered = Record<string, unknown> | null;

/** Masks the fields once more, in case a command recorded too much. */
function shown(row: AuditEventRow, remembered: unknown): Remembered {
  return (publicSubjects.includes(row.subject) ? remembered : maskSensitive(remembered)) as Remembered;
}

export function auditEventView(row: AuditEventRow): AuditEvent {
  return {
    id: `${row.chainId}:${row.position}`,
    recordedAt: row.recordedAt.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, fullName: row.actorName },
    clientAddress: row.clientAddress,
    branch: row.branchId === null ? null : { id: row.branchId, code: row.code, city: row.city },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    agreementNumber: row.agreementNumber,
    personName: row.personName,
    before: shown(row, row.before),
    after: shown(row, row.after),
  };
}
