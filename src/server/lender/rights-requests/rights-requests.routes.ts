import type { rightsRequestEndpoints } from '#contract/lender/rights-requests.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { employeeView } from '../employees/employees.view.ts';
import { decideRightsRequest } from './decide-rights-request.ts';
import { listRightsRequests } from './rights-requests.queries.ts';
import { rightsRequestView } from './rights-requests.view.ts';
import { withdrawRightsRequest } from './withdraw-rights-request.ts';

export const rightsRequestRoutes: Handlers<typeof rightsRequestEndpoints> = {
  async listRightsRequests({ context, actor }) {
    const rows = await listRightsRequests(context.pool);
    return { data: rows.map((row) => rightsRequestView(row, actor)) };
  },
  withdrawRightsRequest: async (call) => ({ data: await withdrawRightsRequest(call) }),
  async decideRightsRequest(call) {
    const { employee, issued } = await decideRightsRequest(call);
    return { data: { employee: employeeView(employee), issued } };
  },
};
