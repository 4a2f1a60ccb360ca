import type { AuditEvent } from '#contract/lender/audit.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import type { AuditEventRow } from './audit.queries.ts';

/** What these say is on the public site. */
const publicSubjects: readonly string[] = ['branch', 'settings'];

type Remembered = Record<string, unknown> | null;

/** Masked once more on the way out, should a command have written down more than it should. */
function shown(row: AuditEventRow, remembered: unknown): Remembered {
  return (publicSubjects.includes(row.subject) ? remembered : maskSensitive(remembered)) as Remembered;
}

export function auditEventView(row: AuditEventRow): AuditEvent {
  return {
    id: `${row.chainId}:${row.position}`,
    recordedAt: row.recordedAt.toISOString(),
    actor:
      row.actorId === null
        ? null
        : { id: row.actorId, fullName: row.actorName ?? '', fullNameUr: row.actorNameUr },
    clientAddress: row.clientAddress,
    branch:
      row.branchId === null
        ? null
        : {
            id: row.branchId,
            code: row.code ?? '',
            city: { en: row.city ?? '', ur: row.cityUr ?? '' },
          },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    before: shown(row, row.before),
    after: shown(row, row.after),
  };
}
