import type { TestApi } from './api.ts';

interface AuditRow {
  readonly actor_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The audit events of a record, oldest first. */
export async function auditEventsOf(
  { context }: TestApi,
  subjectId: string,
  action: string,
): Promise<AuditRow[]> {
  const { rows } = await context.pool.query<AuditRow>(
    'SELECT actor_id, before, after FROM audit_events WHERE subject_id = $1 AND action = $2 ORDER BY position',
    [subjectId, action],
  );
  return rows;
}
