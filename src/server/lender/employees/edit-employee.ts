import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import {
  callersAccess,
  changedIdentifiers,
  noKeptAccess,
  revokeAccess,
} from '#server/identity/proof/revoke-access.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';
import { reassignOpenWork } from './reassign-open-work.ts';
import { recordedEmployee } from './recorded-employee.ts';
import { userColumns, writeEmployment } from './write-employment.ts';

const updateUser = namedStatement(
  'update-staff-user',
  `UPDATE users SET ${userColumns.assignments}, version = version + 1 WHERE id = :id`,
);

/** Changes an employee. A move to another branch reassigns the work that they can't reach from there. */
export async function editEmployee(
  call: Call<typeof employeeEndpoints.editEmployee>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { version, successorId, ...form } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  return inTransaction(context.pool, async (client) => {
    const { member } = await lockStaff(client, id, successorId);
    if (member.version !== version) throw new Refusal('changed_meanwhile');
    const before = await findEmployee(client, id, today);
    const moves = member.role === 'employee' && before.branchId !== form.branchId;

    await client.query(updateUser({ id, ...userColumns.valuesOf(form) }));
    await writeEmployment(client, id, form);
    const reassigned = moves
      ? await reassignOpenWork(
          client,
          call,
          new Date(now),
          { userId: id, keptBranchId: form.branchId },
          successorId,
        )
      : null;

    const after = await findEmployee(client, id, today);
    const kept = id === actor.userId ? callersAccess(call) : noKeptAccess;
    const change = { changed: changedIdentifiers(before, after), kept };
    const ended = await revokeAccess(client, id, change, new Date(now));
    const changed = changedFields(recordedEmployee(before), recordedEmployee(after));
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branchId,
      action: 'edit_employee',
      subject: 'employee',
      subjectId: id,
      before: maskSensitive(changed.before),
      after: { ...maskSensitive(changed.after), ...(reassigned && { reassigned }), ...ended },
    });
    return after;
  });
}
