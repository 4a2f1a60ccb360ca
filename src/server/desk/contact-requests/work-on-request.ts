import type { PoolClient } from 'pg';
import {
  type ActionRefusal,
  type RequestAction,
  refusalOfAction,
} from '#domain/desk/contact-requests/request-actions.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestReach } from '../request-queue/request-reach.ts';
import { findContactRequest, type RequestTrail } from './contact-requests.queries.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { lockAssignees, setAssignee } from './set-assignee.ts';

/** The call of a command on one request. */
export interface RequestCall extends Origin {
  readonly context: AppContext;
  readonly reach: RequestReach;
  readonly input: { readonly params: { readonly id: string } };
}

/** The work on a locked request. It returns the function that writes the audit event, which runs last; null if nothing changed. */
type Step = (client: PoolClient, request: LockedRequest, at: Date) => Promise<(() => Promise<void>) | null>;

type RefusalOf = (request: LockedRequest) => ActionRefusal | null;

/** Refuses an action by the table of the domain. */
export function ruleFor(action: RequestAction): RefusalOf {
  return (request) => refusalOfAction(action, request);
}

/**
 * Does one action on a request and returns the request afterwards. An employee who works on a free request takes it at the
 * same time, so that no colleague does the same work. Refuses with the reason if the action is not possible now.
 */
export async function workOnRequest(
  call: RequestCall,
  refusalOf: RefusalOf,
  step: Step,
): Promise<RequestTrail> {
  const { context, reach, input } = call;
  const now = context.clock.now();
  const id = await inTransaction(context.pool, async (client) => {
    const request = await lockRequest(client, reach, input.params.id);
    const refusal = refusalOf(request);
    if (refusal !== null) throw new Refusal(refusal);
    // Another process, which took the request in, may have a clock that is a little ahead.
    const at = new Date(Math.max(now, request.receivedAt.getTime()));
    const isFree = reach.extent === 'assigned' && request.assigneeId === null;
    const taken = isFree ? await takeFor(client, call, request, at) : null;
    const record = await step(client, request, at);
    const { branchId, assigneeId: userId } = request;
    await announce(client, { kind: 'contact_requests', branchId, userId });
    await taken?.record();
    await record?.();
    return request.id;
  });
  return findContactRequest(context.pool, { reach, now }, id);
}

async function takeFor(client: PoolClient, call: RequestCall, request: LockedRequest, at: Date) {
  const [assignee] = await lockAssignees(client, [call.actor.userId]);
  // Deactivated since the call came in.
  if (assignee === undefined) throw new Refusal('not_found');
  return setAssignee(client, call, request, { assignee, at });
}
