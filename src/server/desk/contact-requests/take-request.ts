import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { giveRequest, holdStaff } from './give-request.ts';
import { inOrderTo, workOnRequest } from './work-on-request.ts';

/** Takes a free request. For one's own request it changes nothing. */
export function takeRequest(
  call: Call<typeof requestCommandEndpoints.takeContactRequest>,
): Promise<RequestTrail> {
  const { userId } = call.actor;
  return workOnRequest(call, inOrderTo('take'), async (client, request, at) => {
    // An employee has it by now: to work on a free request is to take it.
    if (call.reach.extent === 'assigned' || request.assigneeId === userId) return null;
    if (request.assigneeName !== null) throw new Refusal('request_taken', { holder: request.assigneeName });
    const [assignee] = await holdStaff(client, [userId]);
    if (assignee === undefined) throw new Refusal('not_found');
    return (await giveRequest(client, call, request, { assignee, at })).record;
  });
}
