import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { lockAssignees, setAssignee } from './set-assignee.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

/** Takes a free request. For one's own request it changes nothing. */
export function takeRequest(
  call: Call<typeof requestCommandEndpoints.takeContactRequest>,
): Promise<RequestTrail> {
  const { userId } = call.actor;
  return workOnRequest(call, ruleFor('take'), async (client, request, at) => {
    // For an employee it is assigned by now: working on a free request takes it.
    if (call.reach.extent === 'assigned' || request.assigneeId === userId) return null;
    if (request.assigneeName !== null) throw new Refusal('request_taken', { holder: request.assigneeName });
    const [assignee] = await lockAssignees(client, [userId]);
    if (assignee === undefined) throw new Refusal('not_found');
    return (await setAssignee(client, call, request, { assignee, at })).record;
  });
}
