import type { PoolClient } from 'pg';
import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { isPowerful } from '#domain/lending/approvals/powerful-account.ts';
import { proveFully } from '#server/identity/proof/prove-fully.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginRights } from './begin-rights.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';

const reactivate = {
  name: 'reactivate-employee',
  text: 'UPDATE users SET is_active = true, version = version + 1 WHERE id = $1',
};

/** Lets a former employee sign in again, with the password they had. */
export async function reactivateEmployee(
  call: Call<typeof employeeEndpoints.reactivateEmployee>,
): Promise<EmployeeRecord> {
  const { context, input } = call;
  const { id } = input.params;
  const now = context.clock.now();
  const at = new Date(now);
  const today = businessDateOf(now);
  const requireProof = await proveFully(call, input.body);
  return inTransaction(context.pool, async (client) => {
    const staff = await lockStaff(client, id);
    if (staff.member.isActive) throw new Refusal('employee_active');
    const before = await findEmployee(client, id, today);
    if (isPowerful(before.role, limitsOf(before))) {
      requireProof();
      const act = { kind: 'reactivation', branchId: before.branchId, limits: null } as const;
      if (await beginRights(client, call, at, staff, act)) return before;
    }
    await letSignInAgain(client, call, at, before);
    return findEmployee(client, id, today);
  });
}

/** Activates the account of a former employee; of a powerful one only once the act is on record and confirmed. */
export async function letSignInAgain(
  client: PoolClient,
  origin: Origin,
  at: Date,
  { id, branchId }: Pick<EmployeeRecord, 'id' | 'branchId'>,
): Promise<void> {
  await client.query({ ...reactivate, values: [id] });
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'reactivate_employee',
    subject: 'employee',
    subjectId: id,
    before: { isActive: false },
    after: { isActive: true },
  });
}
