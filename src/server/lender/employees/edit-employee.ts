import type { EmployeeForm, employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';
import { changedIdentifiers, endWaysIn, nothingKept, placeOf } from '#server/identity/proof/end-ways-in.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { refuseByConstraint } from '#server/platform/db/refuse-by-constraint.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { handOver } from './hand-over.ts';
import { lockStaff } from './lock-staff.ts';
import { writeEmployment } from './write-employment.ts';

const updateUser = {
  name: 'update-staff-user',
  text: `UPDATE users SET full_name = $2, phone = $3, email = $4, language = $5, version = version + 1 WHERE id = $1`,
};

/** Changes an employee. Whoever moves to another branch hands over what they can't reach from there. */
export async function editEmployee(
  call: Call<typeof employeeEndpoints.editEmployee>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { version, handOverTo, ...form } = input.body;
  const now = context.clock.now();
  const today = businessDateOf(now);
  return inTransaction(context.pool, async (client) => {
    const { member } = await lockStaff(client, id, handOverTo);
    if (member.version !== version) throw new Refusal('changed_meanwhile');
    const before = await findEmployee(client, id, today);
    const moves = member.role === 'employee' && before.branch_id !== form.branchId;

    await client
      .query({ ...updateUser, values: [id, form.fullName, form.phone, form.email, form.language] })
      .catch(refuseByConstraint);
    await writeEmployment(client, id, form);
    const handedOver = moves
      ? await handOver(client, { userId: id, keptBranchId: form.branchId }, handOverTo)
      : null;

    const after = await findEmployee(client, id, today);
    const kept = id === actor.userId ? placeOf(call) : nothingKept;
    const change = { changed: changedIdentifiers(before, after), kept };
    const ended = await endWaysIn(client, id, change, new Date(now));
    const changed = changedFields(editable(before), editable(after));
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branch_id,
      action: 'edit_employee',
      subject: 'employee',
      subjectId: id,
      before: maskSensitive(changed.before),
      after: { ...maskSensitive(changed.after), ...(handedOver && { handedOver }), ...ended },
    });
    return after;
  });
}

type Editable = Omit<EmployeeForm, 'version' | 'handOverTo' | 'branchId'> & { branchId: string | null };

function editable(record: EmployeeRecord) {
  return {
    fullName: record.full_name,
    phone: record.phone,
    email: record.email,
    language: record.language,
    branchId: record.branch_id,
    designation: record.designation,
    cnic: record.cnic,
    joinedOn: record.joined_on,
    mayRecordPayments: record.may_record_payments,
    backDatingDaysMax: record.back_dating_days_max,
  } satisfies Record<keyof Editable, unknown>;
}
