import type { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { countContactRequests } from '../request-queue/count-requests.queries.ts';
import { exportRequests, exportRequestsWorkbook } from '../request-queue/export-requests.ts';
import { listContactRequests } from '../request-queue/request-queue.queries.ts';
import { contactRequestRowView } from '../request-queue/request-queue.view.ts';
import { addRequestNote } from './add-request-note.ts';
import { assignRequests, listAssignees, shareOutRequests } from './assign-requests.ts';
import { bookHomeVisit, cancelHomeVisit } from './book-home-visit.ts';
import { closeRequest, reopenRequest } from './close-request.ts';
import { contactOutsideHours } from './contact-outside-hours.ts';
import { findContactRequest } from './contact-requests.queries.ts';
import { contactRequestView } from './contact-requests.view.ts';
import { convertRequest, linkRequest } from './convert-request.ts';
import { handBackRequest } from './hand-back-request.ts';
import { freeVisitHours, listVisits } from './home-visits.queries.ts';
import { logRequestContact } from './log-request-contact.ts';
import { mergeRequests } from './merge-requests.ts';
import { takeRequest } from './take-request.ts';

export const contactRequestRoutes: Handlers<typeof contactRequestEndpoints> = {
  async listContactRequests({ context, reach, input }) {
    const reading = { reach, now: context.clock.now() };
    const { rows, page } = await listContactRequests(context.pool, reading, input.query);
    return { data: rows.map(contactRequestRowView), page };
  },
  async searchContactRequests({ context, reach, input }) {
    const reading = { reach, now: context.clock.now() };
    const { rows, page } = await listContactRequests(context.pool, reading, input.body);
    return { data: rows.map(contactRequestRowView), page };
  },
  countContactRequests: async ({ context, reach, input }) => ({
    data: await countContactRequests(context.pool, { reach, now: context.clock.now() }, input.query),
  }),
  exportContactRequests: exportRequests,
  exportContactRequestsWorkbook: exportRequestsWorkbook,
  async getContactRequest({ context, reach, input }) {
    const reader = { reach, now: context.clock.now() };
    return { data: contactRequestView(await findContactRequest(context.pool, reader, input.params.id)) };
  },
  listRequestAssignees: async ({ context }) => ({ data: await listAssignees(context.pool) }),
  listHomeVisits: async ({ context, reach, input }) => ({
    data: await listVisits(context.pool, reach, input.query),
  }),
  async listVisitHours({ context, reach, input }) {
    const now = context.clock.now();
    const { request } = await findContactRequest(context.pool, { reach, now }, input.params.id);
    return { data: await freeVisitHours(context.pool, request.branchId, input.query.day, now) };
  },
};

export const requestCommandRoutes: Handlers<typeof requestCommandEndpoints> = {
  takeContactRequest: async (call) => ({ data: contactRequestView(await takeRequest(call)) }),
  handBackContactRequest: async (call) => ({ data: contactRequestView(await handBackRequest(call)) }),
  assignContactRequests: async (call) => ({ data: await assignRequests(call) }),
  shareOutContactRequests: async (call) => ({ data: await shareOutRequests(call) }),
  logRequestContact: async (call) => ({ data: contactRequestView(await logRequestContact(call)) }),
  addRequestNote: async (call) => ({ data: contactRequestView(await addRequestNote(call)) }),
  bookHomeVisit: async (call) => ({ data: contactRequestView(await bookHomeVisit(call)) }),
  cancelHomeVisit: async (call) => ({ data: contactRequestView(await cancelHomeVisit(call)) }),
  convertContactRequest: async (call) => ({ data: contactRequestView(await convertRequest(call)) }),
  linkContactRequest: async (call) => ({ data: contactRequestView(await linkRequest(call)) }),
  closeContactRequest: async (call) => ({ data: contactRequestView(await closeRequest(call)) }),
  reopenContactRequest: async (call) => ({ data: contactRequestView(await reopenRequest(call)) }),
  mergeContactRequests: async (call) => ({ data: contactRequestView(await mergeRequests(call)) }),
  contactOutsideHours: async (call) => ({ data: await contactOutsideHours(call) }),
};
