import type { trackedRequestEndpoints } from '#contract/site/tracked-requests.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { addVisitorWord } from './add-visitor-word.ts';
import { readTrackedRequest } from './tracked-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const trackedRequestRoutes: Handlers<typeof trackedRequestEndpoints> = {
  async getTrackedRequest({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    return { data: await readTrackedRequest(context.pool, input.params.code) };
  },
  // A change counts like a look: nobody goes through codes by changing them.
  async addVisitorWord({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await addVisitorWord(context, input.params.code, input.body.text);
    return { data: await readTrackedRequest(context.pool, input.params.code) };
  },
  async withdrawContactRequest({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await withdrawRequest(context, input.params.code);
    return { data: await readTrackedRequest(context.pool, input.params.code) };
  },
};
