import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { isPowerful, raisesLimits } from '#domain/lending/approvals/powerful-account.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { proveFully } from '#server/identity/proof/prove-fully.ts';
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
import { beginRights } from './begin-rights.ts';
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
  const { version, successorId, currentPassword, totpCode, ...given } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const at = new Date(now);
  const requireProof = await proveFully(call, { currentPassword, totpCode });
  return inTransaction(context.pool, async (client) => {
    const staff = await lockStaff(client, id, successorId);
    const { member } = staff;
    if (member.version !== version) throw new Refusal('changed_meanwhile');
    const before = await findEmployee(client, id, today);
    const moves = member.role === 'employee' && before.branchId !== given.branchId;
    const raises = raisesLimits(limitsOf(before), limitsOf(given));
    // The mailbox of someone who decides opens their account by a mailed link.
    const opens =
      id !== actor.userId &&
      isPowerful(member.role, limitsOf(before)) &&
      changedIdentifiers(before, given).length > 0;
    if (raises || opens) requireProof();
    const act = { kind: 'limits', branchId: before.branchId, limits: limitsOf(given) } as const;
    const waits = raises && (await beginRights(client, call, at, staff, act));
    const form = waits ? { ...given, ...limitsOf(before) } : given;

    await client.query(updateUser({ id, ...userColumns.valuesOf(form) }));
    await writeEmployment(client, id, form);
    const reassigned = moves
      ? await reassignOpenWork(client, call, at, { userId: id, keptBranchId: form.branchId }, successorId)
      : null;

    const after = await findEmployee(client, id, today);
    const kept = id === actor.userId ? callersAccess(call) : noKeptAccess;
    const change = { changed: changedIdentifiers(before, after), kept };
    const ended = await revokeAccess(client, id, change, at);
    const changed = changedFields(recordedEmployee(before), recordedEmployee(after));
    await recordAuditEvent(client, call, at, {
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
