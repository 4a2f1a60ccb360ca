import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
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
  return inTransaction(context.pool, async (client) => {
    const { member, isLastSuperadmin } = await lockStaff(client, id, successorId);
    if (!member.isActive) throw new Refusal('employee_inactive');
    const before = await findEmployee(client, id, today);
    if (member.role === role) return before;
    if (isLastSuperadmin) throw new Refusal('last_superadmin');

    const reassigned =
      role === 'employee'
        ? await reassignOpenWork(
            client,
            call,
            new Date(now),
            { userId: id, keptBranchId: branchOf(before) },
            successorId,
          )
        : null;
    await client.query({ ...setRole, values: [id, role] });
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branchId,
      action: 'change_employee_role',
      subject: 'employee',
      subjectId: id,
      before: { role: member.role },
      after: { role, ...(reassigned && { reassigned }) },
    });
    return findEmployee(client, id, today);
  });
}

/** A superadmin can be without a branch; an employee cannot. */
function branchOf({ branchId }: EmployeeRecord): string {
  if (branchId === null) {
    throw new Refusal('invalid_input', undefined, [{ field: 'role', message: 'branch_needed_for_role' }]);
  }
  return branchId;
}
