/**
 * The states of a message to a customer, from its first to its furthest. `dropped`: it was no longer right to send it. `not_known`:
 * the provider may or may not have taken it. A message that a provider first calls failed and then delivered did arrive, so
 * `failed` comes before `delivered`.
 */
export const messageStates = [
  'queued',
  'dropped',
  'not_known',
  'sent',
  'failed',
  'delivered',
  'read',
] as const;
export type MessageState = (typeof messageStates)[number];

/** The states that a provider reports by itself. */
export const reportedStates = ['sent', 'failed', 'delivered', 'read'] as const satisfies MessageState[];
export type ReportedState = (typeof reportedStates)[number];

/** The further of two states. A message only moves forward, so reports may come in any order and more than once. */
export function furthestState(one: MessageState, other: MessageState): MessageState {
  return messageStates.indexOf(one) < messageStates.indexOf(other) ? other : one;
}
