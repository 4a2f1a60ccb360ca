import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import type { ActionSituation } from '#domain/desk/contact-requests/request-actions.ts';

/** The facts of a request that decide which actions it allows. */
export function situationOf({ status, assignee, firstContactAt, visit }: ContactRequest): ActionSituation {
  return {
    status,
    isAssigned: assignee !== null,
    hasContact: firstContactAt !== null,
    hasVisit: visit !== null,
  };
}
