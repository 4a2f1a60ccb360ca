import type { ComplaintStatus } from './complaint.ts';

export const complaintActions = ['take', 'assign', 'name', 'link', 'answer', 'reopen'] as const;
export type ComplaintAction = (typeof complaintActions)[number];

export type ComplaintRefusal = 'complaint_is_answered' | 'complaint_is_open' | 'complaint_reopened_before';

/** The facts about a complaint that decide which actions are possible. */
export interface ComplaintSituation {
  readonly status: ComplaintStatus;
  readonly isReopened: boolean;
}

/**
 * The reason why an action on a complaint is impossible now, or null. An answered complaint is opened again only by the
 * complainant, and only once.
 */
export function refusalOfComplaintAction(
  action: ComplaintAction,
  { status, isReopened }: ComplaintSituation,
): ComplaintRefusal | null {
  if (action !== 'reopen') return status === 'answered' ? 'complaint_is_answered' : null;
  if (status !== 'answered') return 'complaint_is_open';
  return isReopened ? 'complaint_reopened_before' : null;
}
