import type { TrackedRequest, trackedRequestEndpoints } from '#contract/site/tracked-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findTrackedRequest, type TrackedRequestRow } from './tracked-requests.queries.ts';

export const trackedRequestRoutes: Handlers<typeof trackedRequestEndpoints> = {
  async getTrackedRequest({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('request_tracking', clientAddress);
    const row = await findTrackedRequest(context.pool, input.params.code);
    if (row === undefined) throw new Refusal('not_found');
    return { data: trackedRequestView(row) };
  },
};

function trackedRequestView(row: TrackedRequestRow): TrackedRequest {
  const { visitOn } = row;
  return {
    code: row.code,
    formType: row.formType,
    service: row.service,
    receivedAt: row.receivedAt.toISOString(),
    callBy: new Date(promisedUntil(row.receivedAt.getTime())).toISOString(),
    calledAt: row.firstContactAt?.toISOString() ?? null,
    visit: visitOn === null ? null : { on: visitOn, isMade: row.isVisitMade === true },
    ended: endOf(row),
  };
}

function endOf({ closeReason, isConverted, endedAt }: TrackedRequestRow): TrackedRequest['ended'] {
  if (endedAt === null || !(isConverted || closeReason !== null)) return null;
  const at = endedAt.toISOString();
  if (isConverted || closeReason === 'answered') return { at, as: 'answered' };
  return { at, as: closeReason === 'unreachable' ? 'unreachable' : 'closed' };
}
