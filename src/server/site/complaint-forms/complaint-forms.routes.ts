import type { complaintFormEndpoints } from '#contract/site/complaint-forms.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { submitComplaint } from './submit-complaint.ts';
import { readTrackedComplaint } from './tracked-complaint.ts';
import { addToComplaint, reopenComplaint } from './write-to-complaint.ts';

export const complaintFormRoutes: Handlers<typeof complaintFormEndpoints> = {
  async submitComplaint({ context, input, ...sender }) {
    const { number, code } = await submitComplaint(context, input.body, sender);
    return { data: { number, code } };
  },
  async getTrackedComplaint({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    return { data: await readTrackedComplaint(context.pool, input.params.code) };
  },
  async addToComplaint({ context, input, clientAddress }) {
    const { code } = input.params;
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await addToComplaint(context, code, input.body.words);
    return { data: await readTrackedComplaint(context.pool, code) };
  },
  async reopenComplaint({ context, input, clientAddress }) {
    const { code } = input.params;
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await reopenComplaint(context, code, input.body.words);
    return { data: await readTrackedComplaint(context.pool, code) };
  },
};
