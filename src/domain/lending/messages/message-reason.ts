/** The reasons for which a message is not sent after it was queued. */
export const dropReasons = [
  'paid_meanwhile',
  'open_promise',
  'takes_no_messages',
  'reminded_by_hand',
  'void',
  'too_late',
  'outdated',
] as const;
export type DropReason = (typeof dropReasons)[number];

/**
 * The reasons for which sending fails. `number`: nobody can be reached at it. `not_reached`: the provider was not there. `busy`: the
 * provider asked to wait. `account`: the provider does not accept our account. `template`: it does not know the words. `refused`: it
 * says nothing more.
 */
export const failureReasons = ['number', 'not_reached', 'busy', 'account', 'template', 'refused'] as const;
export type FailureReason = (typeof failureReasons)[number];
