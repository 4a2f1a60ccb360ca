import type { PoolClient } from 'pg';
import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { proveFully } from '#server/identity/proof/prove-fully.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginRights } from './begin-rights.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';
import { reassignOpenWork } from './reassign-open-work.ts';

const setRole = {
  name: 'set-staff-role',
  text: 'UPDATE users SET role = $2, version = version + 1 WHERE id = $1',
};

/** Changes an employee's role. The sessions stay, so no typed text is lost; the new rights apply from the next request on. */
export async function changeEmployeeRole(
  call: Call<typeof employeeEndpoints.changeEmployeeRole>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { role, successorId } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  if (id === actor.userId) throw new Refusal('own_user');
  const requireProof = await proveFully(call, input.body);
  return inTransaction(context.pool, async (client) => {
    const staff = await lockStaff(client, id, successorId);
    const { member, isLastSuperadmin } = staff;
    if (!member.isActive) throw new Refusal('employee_inactive');
    const before = await findEmployee(client, id, today);
    if (member.role === role) return before;
    if (isLastSuperadmin) throw new Refusal('last_superadmin');
    const at = new Date(now);
    if (role === 'superadmin') {
      requireProof();
      const act = { kind: 'superadmin', branchId: before.branchId, limits: null } as const;
      if (!(await beginRights(client, call, at, staff, act)))
        await raiseToSuperadmin(client, call, at, before);
      return findEmployee(client, id, today);
    }

    const left = { userId: id, keptBranchId: branchOf(before) };
    const reassigned = await reassignOpenWork(client, call, at, left, successorId);
    await client.query({ ...setRole, values: [id, role] });
    await recordAuditEvent(client, call, at, {
      branchId: before.branchId,
      action: 'change_employee_role',
      subject: 'employee',
      subjectId: id,
      before: { role: member.role },
      after: { role, reassigned },
    });
    return findEmployee(client, id, today);
  });
}

/** Makes an employee a superadmin. The act is on record and confirmed. */
export async function raiseToSuperadmin(
  client: PoolClient,
  origin: Origin,
  at: Date,
  { id, branchId, role }: Pick<EmployeeRecord, 'id' | 'branchId' | 'role'>,
): Promise<void> {
  await client.query({ ...setRole, values: [id, 'superadmin'] });
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'change_employee_role',
    subject: 'employee',
    subjectId: id,
    before: { role },
    after: { role: 'superadmin' },
  });
}

/** A superadmin can be without a branch; an employee cannot. */
function branchOf({ branchId }: EmployeeRecord): string {
  if (branchId === null) {
    throw new Refusal('invalid_input', undefined, [{ field: 'role', message: 'branch_needed_for_role' }]);
  }
  return branchId;
}
