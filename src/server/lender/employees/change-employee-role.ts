import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { handOver } from './hand-over.ts';
import { lockStaff } from './lock-staff.ts';

const setRole = {
  name: 'set-staff-role',
  text: 'UPDATE users SET role = $2, version = version + 1 WHERE id = $1',
};

/** Gives someone another role. Their sessions stay, so nothing typed is lost; from the next request on they have the new rights. */
export async function changeEmployeeRole(
  call: Call<typeof employeeEndpoints.changeEmployeeRole>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { role, handOverTo } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  if (id === actor.userId) throw new Refusal('own_user');
  return inTransaction(context.pool, async (client) => {
    const { member, isLastSuperadmin } = await lockStaff(client, id, handOverTo);
    if (!member.isActive) throw new Refusal('employee_inactive');
    const before = await findEmployee(client, id, today);
    if (member.role === role) return before;
    if (isLastSuperadmin) throw new Refusal('last_superadmin');

    const handedOver =
      role === 'employee'
        ? await handOver(
            client,
            call,
            new Date(now),
            { userId: id, keptBranchId: branchOf(before) },
            handOverTo,
          )
        : null;
    await client.query({ ...setRole, values: [id, role] });
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branchId,
      action: 'change_employee_role',
      subject: 'employee',
      subjectId: id,
      before: { role: member.role },
      after: { role, ...(handedOver && { handedOver }) },
    });
    return findEmployee(client, id, today);
  });
}

/** A superadmin may be of no branch; an employee may not. */
function branchOf({ branchId }: EmployeeRecord): string {
  if (branchId === null) {
    throw new Refusal('invalid_input', undefined, [{ field: 'role', message: 'branch_needed_for_role' }]);
  }
  return branchId;
}
