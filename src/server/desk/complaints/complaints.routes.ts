import type { complaintCommandEndpoints } from '#contract/desk/complaint-commands.ts';
import type { complaintEndpoints } from '#contract/desk/complaints.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { addComplaintNote, answerComplaint, linkComplaintEntry } from './answer-complaint.ts';
import { countComplaints, listComplaints } from './complaints.queries.ts';
import { complaintRowView } from './complaints.view.ts';
import { enterComplaint, listMyComplaints, sendMyComplaint } from './enter-complaint.ts';
import { assignComplaint, listHandlers, namePersonConcerned, takeComplaint } from './hand-complaint.ts';
import type { StoredComplaint } from './store-complaint.ts';
import { type ComplaintCall, readComplaint, readerOf } from './work-on-complaint.ts';

export const complaintRoutes: Handlers<typeof complaintEndpoints> = {
  async listComplaints({ context, input, ...call }) {
    const { tab = 'open', ...query } = input.query;
    const today = businessDateOf(context.clock.now());
    const { rows, page } = await listComplaints(context.pool, readerOf(call), today, { ...query, tab });
    return { data: rows.map((row) => complaintRowView(row, today)), page };
  },
  async countComplaints({ context, input, ...call }) {
    const today = businessDateOf(context.clock.now());
    return { data: await countComplaints(context.pool, readerOf(call), today, input.query) };
  },
  listComplaintHandlers: async ({ context }) => ({ data: await listHandlers(context.pool) }),
  getComplaint: async (call) => ({ data: await readComplaint(call) }),
};

/** Does an action, and answers the complaint afterwards. */
const thenRead =
  <C extends ComplaintCall>(action: (call: C) => Promise<void>) =>
  async (call: C) => {
    await action(call);
    return { data: await readComplaint(call) };
  };

const numberAndCode = ({ number, code }: StoredComplaint) => ({ data: { number, code } });

export const complaintCommandRoutes: Handlers<typeof complaintCommandEndpoints> = {
  enterComplaint: async (call) => numberAndCode(await enterComplaint(call)),
  takeComplaint: thenRead(takeComplaint),
  assignComplaint: thenRead(assignComplaint),
  async namePersonConcerned(call) {
    await namePersonConcerned(call);
    return { data: null };
  },
  addComplaintNote: thenRead(addComplaintNote),
  linkComplaintEntry: thenRead(linkComplaintEntry),
  answerComplaint: thenRead(answerComplaint),
  sendMyComplaint: async (call) => numberAndCode(await sendMyComplaint(call)),
  listMyComplaints: async ({ context, reach }) => ({ data: await listMyComplaints(context.pool, reach) }),
};
