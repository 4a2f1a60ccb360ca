import type { PoolClient } from 'pg';
import type { IssuedCode } from '#contract/identity/codes.ts';
import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { isPowerful } from '#domain/lending/approvals/powerful-account.ts';
import { issueCode } from '#server/identity/codes/issue-code.ts';
import { proveFully } from '#server/identity/proof/prove-fully.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginRights } from './begin-rights.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';

type StaffCode = 'employee_activation' | 'password_reset';

type CodeCall =
  | Call<typeof employeeEndpoints.issueActivationCode>
  | Call<typeof employeeEndpoints.issueEmployeePasswordResetCode>;

/** A code with which a new employee chooses a password. An employee who has one gets a code for a new password instead. */
export function issueActivationCode(
  call: Call<typeof employeeEndpoints.issueActivationCode>,
): Promise<IssuedCode | null> {
  return issueOrAsk(call, 'employee_activation', ({ hasPassword }) => {
    if (hasPassword) throw new Refusal('employee_has_password');
  });
}

/** A code with which an employee who forgot their password sets a new one. */
export function issueEmployeeResetCode(
  call: Call<typeof employeeEndpoints.issueEmployeePasswordResetCode>,
): Promise<IssuedCode | null> {
  return issueOrAsk(call, 'password_reset', () => undefined);
}

/** Null if another superadmin has to confirm it: the code opens an account that decides about money. */
async function issueOrAsk(
  call: CodeCall,
  purpose: StaffCode,
  check: (employee: EmployeeRecord) => void,
): Promise<IssuedCode | null> {
  const { context, input } = call;
  const now = context.clock.now();
  const at = new Date(now);
  const requireProof = await proveFully(call, input.body);
  return inTransaction(context.pool, async (client) => {
    const staff = await lockStaff(client, input.params.id);
    if (!staff.member.isActive) throw new Refusal('employee_inactive');
    const employee = await findEmployee(client, staff.member.id, businessDateOf(now));
    check(employee);
    if (isPowerful(employee.role, limitsOf(employee))) {
      requireProof();
      const act = { kind: 'sign_in_code', branchId: employee.branchId, limits: null } as const;
      if (await beginRights(client, call, at, staff, act)) return null;
    }
    return issueCode(client, call, at, { purpose, userId: employee.id, branchId: employee.branchId });
  });
}

/** Issues what another superadmin has confirmed: the code that fits the account, for a first password or for a new one. */
export function issueStaffCode(
  client: PoolClient,
  origin: Origin,
  at: Date,
  { id, branchId, hasPassword }: Pick<EmployeeRecord, 'id' | 'branchId' | 'hasPassword'>,
): Promise<IssuedCode> {
  const purpose = hasPassword ? 'password_reset' : 'employee_activation';
  return issueCode(client, origin, at, { purpose, userId: id, branchId });
}
