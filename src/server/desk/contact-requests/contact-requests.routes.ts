import type { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { contactOutsideHours } from './contact-outside-hours.ts';
import { findContactRequest, listContactRequests } from './contact-requests.queries.ts';
import { contactRequestRowView, contactRequestView } from './contact-requests.view.ts';

export const contactRequestRoutes: Handlers<typeof contactRequestEndpoints> = {
  async listContactRequests({ context, reach, input }) {
    const { rows, page } = await listContactRequests(context.db, reach, input.query);
    return { data: rows.map(contactRequestRowView), page };
  },

  async searchContactRequests({ context, reach, input }) {
    const { rows, page } = await listContactRequests(context.db, reach, input.body);
    return { data: rows.map(contactRequestRowView), page };
  },

  async getContactRequest({ context, reach, input }) {
    const request = await findContactRequest(context.db, reach, input.params.id);
    if (request === undefined) throw new Refusal('not_found');
    return { data: contactRequestView(request) };
  },

  contactOutsideHours: async (call) => ({ data: await contactOutsideHours(call) }),
};
