/** The status of a request. It is derived from the record; nobody sets it. */
export const requestStatuses = [
  'new',
  'assigned',
  'contacted',
  'visit_booked',
  'converted',
  'closed',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The reasons for which the office closes a request without a customer. */
export const closeReasons = ['answered', 'not_interested', 'unreachable', 'duplicate', 'spam'] as const;
/** The reasons for which a request is closed. Only the visitor withdraws it, by its code. */
export const endReasons = [...closeReasons, 'withdrawn'] as const;
export type CloseReason = (typeof endReasons)[number];

/** The ways to reach a visitor; only these stop the clock of the promise. */
export const requestChannels = ['call', 'whatsapp', 'visit'] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** The outcome of a contact. */
export const contactOutcomes = [
  'reached',
  'call_back',
  'not_interested',
  'no_answer',
  'wrong_number',
  'message_left',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** The events of a request: the work of the desk, and the last two, which are the visitor's. */
export const requestEventKinds = [
  'assigned',
  'taken',
  'handed_back',
  'called',
  'whatsapp',
  'visited',
  'note',
  'visit_booked',
  'visit_moved',
  'visit_cancelled',
  'closed',
  'reopened',
  'converted',
  'linked',
  'merged',
  'visitor_wrote',
  'withdrawn',
] as const;
export type RequestEventKind = (typeof requestEventKinds)[number];

/** The event kind of a contact by its channel. */
export const contactKinds = {
  call: 'called',
  whatsapp: 'whatsapp',
  visit: 'visited',
} as const satisfies Record<RequestChannel, RequestEventKind>;

export const requestActions = [
  'take',
  'assign',
  'hand_back',
  'log_contact',
  'book_visit',
  'cancel_visit',
  'convert',
  'close',
  'reopen',
  'merge',
] as const;
export type RequestAction = (typeof requestActions)[number];

export type ActionRefusal =
  | 'request_is_closed'
  | 'request_is_converted'
  | 'request_is_open'
  | 'request_unassigned'
  | 'visit_not_booked'
  | 'contact_needed_first';

/** The facts about a request that decide which actions are possible. */
export interface ActionSituation {
  readonly status: RequestStatus;
  readonly isAssigned: boolean;
  readonly hasContact: boolean;
  readonly hasVisit: boolean;
}

/** Reasons by which a request may be closed before anybody contacted the visitor. */
const withoutContact: readonly CloseReason[] = ['duplicate', 'spam'];

/**
 * The reason why an action on a request is impossible now, or null. The server and the screens both use it. A visitor becomes a
 * customer, or is given up, only after a logged contact: no status ends the promise.
 */
export function refusalOfAction(
  action: RequestAction,
  { status, isAssigned, hasContact, hasVisit }: ActionSituation,
): ActionRefusal | null {
  if (action === 'reopen') {
    if (status === 'converted') return 'request_is_converted';
    return status === 'closed' ? null : 'request_is_open';
  }
  if (status === 'closed') return 'request_is_closed';
  if (status === 'converted') return 'request_is_converted';
  if (action === 'hand_back' && !isAssigned) return 'request_unassigned';
  if (action === 'cancel_visit' && !hasVisit) return 'visit_not_booked';
  if (action === 'convert' && !hasContact) return 'contact_needed_first';
  return null;
}

/** The same for closing with a reason. */
export function refusalOfClosing(
  reason: (typeof closeReasons)[number],
  situation: ActionSituation,
): ActionRefusal | null {
  const refusal = refusalOfAction('close', situation);
  if (refusal !== null) return refusal;
  return situation.hasContact || withoutContact.includes(reason) ? null : 'contact_needed_first';
}
