import type { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { answerCustomerRequest } from './answer-customer-request.ts';
import {
  countCustomerRequests,
  findCustomerRequest,
  listCustomerRequests,
} from './customer-requests.queries.ts';
import { customerRequestView, myRequestView } from './customer-requests.view.ts';
import { sendCustomerRequest } from './send-customer-request.ts';

export const customerRequestRoutes: Handlers<typeof customerRequestEndpoints> = {
  sendCustomerRequest: async (call) => ({ data: myRequestView(await sendCustomerRequest(call)) }),
  async listCustomerRequests({ context, reach, input }) {
    const { queue = 'waiting', ...query } = input.query;
    const { rows, page } = await listCustomerRequests(context.pool, reach, { ...query, queue });
    return { data: rows.map(customerRequestView), page };
  },
  async countCustomerRequests({ context, reach, input }) {
    return { data: await countCustomerRequests(context.pool, reach, input.query.branchId) };
  },
  async getCustomerRequest({ context, reach, input }) {
    return { data: customerRequestView(await findCustomerRequest(context.pool, reach, input.params.id)) };
  },
  async answerCustomerRequest(call) {
    await answerCustomerRequest(call);
    const { context, reach, input } = call;
    return { data: customerRequestView(await findCustomerRequest(context.pool, reach, input.params.id)) };
  },
};
