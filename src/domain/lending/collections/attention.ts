/** The results of a contact about paying. */
export const contactResults = [
  'reached',
  'no_answer',
  'call_back',
  'wrong_number',
  'promised',
  'refused',
  'message_left',
  // The call or message was opened from the office; whether it arrived is not known.
  'opened',
] as const;
export type ContactResult = (typeof contactResults)[number];

/** The facts about a customer that need attention before the next contact, the most pressing first. */
export const attentions = ['promise_broken', 'relief_requested', 'wrong_number', 'no_answer'] as const;
export type Attention = (typeof attentions)[number];

/** So many contacts in a row without an answer are an exception. */
export const unansweredContacts = 3;

interface Situation {
  /** The last promise of an agreement on which something is due was broken. */
  readonly isPromiseBroken: boolean;
  /** A request for relief waits for its decision. */
  readonly isReliefRequested: boolean;
  /** The results of the last contacts, the newest first. An opened call or message is not among them. */
  readonly lastResults: readonly ContactResult[];
}

/** The most pressing exception of a customer; null for a normal state, which nothing marks. */
export function attentionOf({
  isPromiseBroken,
  isReliefRequested,
  lastResults,
}: Situation): Attention | null {
  if (isPromiseBroken) return 'promise_broken';
  if (isReliefRequested) return 'relief_requested';
  if (lastResults[0] === 'wrong_number') return 'wrong_number';
  const last = lastResults.slice(0, unansweredContacts);
  return last.length === unansweredContacts && last.every((result) => result === 'no_answer')
    ? 'no_answer'
    : null;
}
