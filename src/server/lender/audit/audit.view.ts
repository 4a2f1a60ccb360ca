import type { AuditEvent } from '#contract/lender/audit.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import type { AuditEventRow } from './audit.queries.ts';

/** What these say stands on the public site. */
const publicSubjects: readonly string[] = ['branch', 'settings'];

type Remembered = Record<string, unknown> | null;

/** Masked once more on the way out, should a command have written down more than it should. */
function shown(row: AuditEventRow, remembered: unknown): Remembered {
  return (publicSubjects.includes(row.subject) ? remembered : maskSensitive(remembered)) as Remembered;
}

export function auditEventView(row: AuditEventRow): AuditEvent {
  return {
    id: `${row.chain_id}:${row.position}`,
    recordedAt: row.recorded_at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, fullName: row.actor_name ?? '' },
    clientAddress: row.client_address,
    branch:
      row.branch_id === null
        ? null
        : {
            id: row.branch_id,
            code: row.code ?? '',
            city: { en: row.city ?? '', ur: row.city_ur ?? '' },
          },
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    before: shown(row, row.before),
    after: shown(row, row.after),
  };
}
