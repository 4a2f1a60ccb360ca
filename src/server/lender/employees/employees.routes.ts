import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { changeEmployeeRole } from './change-employee-role.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { editEmployee } from './edit-employee.ts';
import { findEmployee, listEmployees } from './employees.queries.ts';
import { employeeRowView, employeeView, limitsView, openWorkView } from './employees.view.ts';
import { issueActivationCode, issueEmployeeResetCode } from './issue-staff-code.ts';
import { findMyLimits } from './my-limits.ts';
import { findOpenWork } from './open-work.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { turnOffEmployeeGoogle } from './turn-off-employee-google.ts';
import { turnOffEmployeeTotp } from './turn-off-employee-totp.ts';

export const employeeRoutes: Handlers<typeof employeeEndpoints> = {
  async listEmployees({ context, input }) {
    const { pool, clock } = context;
    const { rows, page } = await listEmployees(pool, input.body, businessDateOf(clock.now()));
    return { data: rows.map(employeeRowView), page };
  },
  async getEmployee({ context, input }) {
    const { pool, clock } = context;
    return { data: employeeView(await findEmployee(pool, input.params.id, businessDateOf(clock.now()))) };
  },
  createEmployee: async (call) => ({ data: employeeView(await createEmployee(call)) }),
  issueActivationCode: async (call) => ({ data: await issueActivationCode(call) }),
  issueEmployeePasswordResetCode: async (call) => ({ data: await issueEmployeeResetCode(call) }),
  editEmployee: async (call) => ({ data: employeeView(await editEmployee(call)) }),
  changeEmployeeRole: async (call) => ({ data: employeeView(await changeEmployeeRole(call)) }),
  deactivateEmployee: async (call) => ({ data: employeeView(await deactivateEmployee(call)) }),
  reactivateEmployee: async (call) => ({ data: employeeView(await reactivateEmployee(call)) }),
  turnOffEmployeeTotp: async (call) => ({ data: employeeView(await turnOffEmployeeTotp(call)) }),
  turnOffEmployeeGoogle: async (call) => ({ data: employeeView(await turnOffEmployeeGoogle(call)) }),
  async getOpenWork({ context, input }) {
    const left = { userId: input.params.id, keptBranchId: input.query.keepsBranchId ?? null };
    return { data: openWorkView(await findOpenWork(context.pool, left)) };
  },
  getMyLimits: async ({ context, reach }) => ({
    data: limitsView(await findMyLimits(context.pool, reach)),
  }),
};
