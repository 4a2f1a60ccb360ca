import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { endSessions } from '#server/identity/session/end-sessions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';
import { reassignOpenWork } from './reassign-open-work.ts';

const deactivate = {
  name: 'deactivate-employee',
  text: 'UPDATE users SET is_active = false, version = version + 1 WHERE id = $1',
};

/** Ends an employee's sessions, refuses further sign-ins, and reassigns their open work. */
export async function deactivateEmployee(
  call: Call<typeof employeeEndpoints.deactivateEmployee>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { successorId } = input.body;
  const now = context.clock.now();
  if (id === actor.userId) throw new Refusal('own_user');
  return inTransaction(context.pool, async (client) => {
    const { member, isLastSuperadmin } = await lockStaff(client, id, successorId);
    if (!member.isActive) throw new Refusal('employee_inactive');
    if (isLastSuperadmin) throw new Refusal('last_superadmin');

    const reassigned = await reassignOpenWork(
      client,
      call,
      new Date(now),
      { userId: id, keptBranchId: null },
      successorId,
    );
    await client.query({ ...deactivate, values: [id] });
    await endSessions(client, id, 'all');
    const employee = await findEmployee(client, id, businessDateOf(now));
    await recordAuditEvent(client, call, new Date(now), {
      branchId: employee.branchId,
      action: 'deactivate_employee',
      subject: 'employee',
      subjectId: id,
      before: { isActive: true },
      after: { isActive: false, ...(reassigned && { reassigned }) },
    });
    return employee;
  });
}
