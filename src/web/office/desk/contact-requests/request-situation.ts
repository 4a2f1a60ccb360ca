import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import type { ActionSituation } from '#domain/desk/contact-requests/request-actions.ts';

/** What of a request decides what can be done with it. */
export function situationOf({ status, assignee, firstContactAt, visit }: ContactRequest): ActionSituation {
  return {
    status,
    isAssigned: assignee !== null,
    hasContact: firstContactAt !== null,
    hasVisit: visit !== null,
  };
}
