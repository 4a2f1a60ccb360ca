import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
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
  return inTransaction(context.pool, async (client) => {
    const { member } = await lockStaff(client, id);
    if (member.isActive) throw new Refusal('employee_active');
    await client.query({ ...reactivate, values: [id] });
    const employee = await findEmployee(client, id, businessDateOf(now));
    await recordAuditEvent(client, call, new Date(now), {
      branchId: employee.branchId,
      action: 'reactivate_employee',
      subject: 'employee',
      subjectId: id,
      before: { isActive: false },
      after: { isActive: true },
    });
    return employee;
  });
}
