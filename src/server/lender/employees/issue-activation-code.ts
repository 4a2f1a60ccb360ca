import type { IssuedCode } from '#contract/identity/codes.ts';
import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { issueCode } from '#server/identity/codes/issue-code.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';

/** A code with which a new employee chooses a password. An employee who has one gets a code for a new password instead. */
export async function issueActivationCode({
  context,
  ...call
}: Call<typeof employeeEndpoints.issueActivationCode>): Promise<IssuedCode> {
  const { id } = call.input.params;
  const now = context.clock.now();
  return inTransaction(context.pool, async (client) => {
    const { member } = await lockStaff(client, id);
    if (!member.isActive) throw new Refusal('employee_inactive');
    const { branchId, hasPassword } = await findEmployee(client, id, businessDateOf(now));
    if (hasPassword) throw new Refusal('employee_has_password');
    const holder = { purpose: 'employee_activation', userId: id, branchId } as const;
    return issueCode(client, call, new Date(now), holder);
  });
}
