import {
  type TrackedRequest,
  type trackedRequestEndpoints,
  visitorWordsMax,
} from '#contract/site/tracked-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addVisitorWord } from './add-visitor-word.ts';
import { findTrackedRequest, type TrackedRequestRow } from './tracked-requests.queries.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const trackedRequestRoutes: Handlers<typeof trackedRequestEndpoints> = {
  async getTrackedRequest({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    return { data: await trackedRequest(context, input.params.code) };
  },
  // A change counts like a look: nobody goes through codes by changing them.
  async addVisitorWord({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await addVisitorWord(context, input.params.code, input.body.text);
    return { data: await trackedRequest(context, input.params.code) };
  },
  async withdrawContactRequest({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    await withdrawRequest(context, input.params.code);
    return { data: await trackedRequest(context, input.params.code) };
  },
};

async function trackedRequest({ pool }: AppContext, code: string): Promise<TrackedRequest> {
  const row = await findTrackedRequest(pool, code);
  if (row === undefined) throw new Refusal('not_found');
  return trackedRequestView(row);
}

function trackedRequestView(row: TrackedRequestRow): TrackedRequest {
  const { visitOn, visitState, words } = row;
  const ended = endOf(row);
  return {
    code: row.code,
    formType: row.formType,
    service: row.service,
    receivedAt: row.receivedAt.toISOString(),
    callBy: new Date(promisedUntil(row.receivedAt.getTime())).toISOString(),
    calledAt: row.firstContactAt?.toISOString() ?? null,
    visit: visitOn === null || visitState === null ? null : { on: visitOn, state: visitState },
    ended,
    wordsLeft: ended === null ? Math.max(visitorWordsMax - words, 0) : 0,
    wroteAt: row.wroteAt?.toISOString() ?? null,
  };
}

function endOf({
  closeReason,
  isConverted,
  endedAt,
  withdrawnAt,
}: TrackedRequestRow): TrackedRequest['ended'] {
  if (withdrawnAt !== null) return { at: withdrawnAt.toISOString(), as: 'withdrawn' };
  if (endedAt === null || !(isConverted || closeReason !== null)) return null;
  const at = endedAt.toISOString();
  if (isConverted || closeReason === 'answered') return { at, as: 'answered' };
  return { at, as: closeReason === 'unreachable' ? 'unreachable' : 'closed' };
}
