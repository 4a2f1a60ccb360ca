import type { PoolClient } from 'pg';
import type { employeeEndpoints, NewEmployeeForm } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { noDecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { recordedEmployee } from './recorded-employee.ts';
import { userColumns, writeEmployment } from './write-employment.ts';

const insertUser = namedStatement(
  'insert-staff-user',
  `INSERT INTO users (id, ${userColumns.names}, role, created_at)
   VALUES (:id, ${userColumns.parameters}, 'employee', :at)`,
);

/** Records an employee without a password. A code issued afterwards lets them choose one. */
export async function createEmployee(
  call: Call<typeof employeeEndpoints.createEmployee>,
): Promise<EmployeeRecord> {
  const { context, actor, input, idempotencyKey } = call;
  const form = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const at = new Date(now);
  const request = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('create_employee', form),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, request, at, async (newId) => {
      await insertEmployee(client, newId, form, at);
      const created = await findEmployee(client, newId, today);
      await recordAuditEvent(client, call, at, {
        branchId: form.branchId,
        action: 'create_employee',
        subject: 'employee',
        subjectId: newId,
        after: maskSensitive({ ...recordedEmployee(created), role: created.role }),
      });
    });
    return findEmployee(client, id, today);
  });
}

async function insertEmployee(
  client: PoolClient,
  id: string,
  form: NewEmployeeForm,
  at: Date,
): Promise<void> {
  await client.query(insertUser({ id, ...userColumns.valuesOf(form), at }));
  await writeEmployment(client, id, { ...form, ...noDecisionLimits });
}
