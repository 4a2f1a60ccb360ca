import type { PoolClient } from 'pg';
import type { IssuedCode } from '#contract/identity/codes.ts';
import type { rightsRequestEndpoints } from '#contract/lender/rights-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { type RightsKind, refusalOfRightsDecision } from '#domain/lending/approvals/powerful-account.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { raiseToSuperadmin } from '../employees/change-employee-role.ts';
import { type EmployeeRecord, findEmployee } from '../employees/employees.queries.ts';
import { giveLimits } from '../employees/give-limits.ts';
import { issueStaffCode } from '../employees/issue-staff-code.ts';
import { letSignInAgain } from '../employees/reactivate-employee.ts';
import { lockRightsRequest } from './lock-rights-request.ts';

type DoAct = (
  client: PoolClient,
  origin: Origin,
  at: Date,
  employee: EmployeeRecord,
  limits: DecisionLimits,
) => Promise<IssuedCode | null>;

/** The act of each kind. */
const acts: Readonly<Record<RightsKind, DoAct>> = {
  superadmin: async (client, origin, at, employee) => {
    await raiseToSuperadmin(client, origin, at, employee);
    return null;
  },
  limits: async (client, origin, at, employee, limits) => {
    await giveLimits(client, origin, at, employee, limits);
    return null;
  },
  reactivation: async (client, origin, at, employee) => {
    await letSignInAgain(client, origin, at, employee);
    return null;
  },
  sign_in_code: issueStaffCode,
};

const decide = {
  name: 'decide-rights-request',
  text: 'UPDATE rights_requests SET state = $2, decided_by = $3, decided_at = $4, decision_note = $5 WHERE id = $1',
};

interface Decided {
  /** As on record afterwards. */
  readonly employee: EmployeeRecord;
  readonly issued: IssuedCode | null;
}

/** Confirms or rejects what another superadmin began; never one's own. Confirmed, it is done in the same transaction. */
export async function decideRightsRequest(
  call: Call<typeof rightsRequestEndpoints.decideRightsRequest>,
): Promise<Decided> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { decision, note } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const { request, staff } = await lockRightsRequest(client, id);
    const { kind, userId } = request;
    const refusal = refusalOfRightsDecision({ ...request, decidedBy: actor.userId });
    if (refusal !== null) throw new Refusal(refusal);
    await client.query({ ...decide, values: [id, decision, actor.userId, at, note] });
    const employee = await findEmployee(client, userId, businessDateOf(now));
    await recordAuditEvent(client, call, at, {
      branchId: employee.branchId,
      action: decision === 'approved' ? 'confirm_rights' : 'reject_rights',
      subject: 'employee',
      subjectId: userId,
      after: { kind, ...(note !== null && { note }) },
    });
    if (decision === 'rejected') return { employee, issued: null };
    if (kind === 'reactivation' && staff.member.isActive) throw new Refusal('employee_active');
    if (kind !== 'reactivation' && !staff.member.isActive) throw new Refusal('employee_inactive');
    const issued = await acts[kind](client, call, at, employee, limitsOf(request));
    return { employee: await findEmployee(client, userId, businessDateOf(now)), issued };
  });
}
