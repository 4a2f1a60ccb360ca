import type { PoolClient } from 'pg';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { decisionLimitColumns } from '#server/lending/agreements/authorize-decision.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { EmployeeRecord } from './employees.queries.ts';

const write = namedStatement(
  'give-decision-limits',
  `WITH counted AS (UPDATE users SET version = version + 1 WHERE id = :userId)
   UPDATE employees SET ${decisionLimitColumns.assignments} WHERE user_id = :userId`,
);

/** Gives an employee the limits that another superadmin has confirmed. */
export async function giveLimits(
  client: PoolClient,
  origin: Origin,
  at: Date,
  employee: EmployeeRecord,
  limits: DecisionLimits,
): Promise<void> {
  await client.query(write({ userId: employee.id, ...decisionLimitColumns.valuesOf(limits) }));
  const { before, after } = changedFields({ ...limitsOf(employee) }, { ...limits });
  await recordAuditEvent(client, origin, at, {
    branchId: employee.branchId,
    action: 'edit_employee',
    subject: 'employee',
    subjectId: employee.id,
    before,
    after,
  });
}
