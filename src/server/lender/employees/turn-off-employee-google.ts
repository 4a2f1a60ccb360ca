import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { turnGoogleOff } from '#server/identity/google/turn-google-off.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';

/**
 * Removes an employee's link to Google and ends their sessions, for a Google account that others can use too. The employee
 * can link again.
 */
export async function turnOffEmployeeGoogle(
  call: Call<typeof employeeEndpoints.turnOffEmployeeGoogle>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const now = context.clock.now();
  const today = businessDateOf(now);
  if (id === actor.userId) throw new Refusal('own_user');
  return inTransaction(context.pool, async (client) => {
    await lockStaff(client, id);
    const before = await findEmployee(client, id, today);
    if (before.google === 'off') throw new Refusal('employee_google_off');
    const sessionsEnded = await turnGoogleOff(client, id, 'all');
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branchId,
      action: 'turn_off_employee_google',
      subject: 'employee',
      subjectId: id,
      before: { google: before.google },
      after: { google: 'off', sessionsEnded },
    });
    return findEmployee(client, id, today);
  });
}
