import type { AgreementStatus } from './agreement-status.ts';

type Step = { readonly from: readonly AgreementStatus[]; readonly to?: AgreementStatus };

const beforeDelivery = ['draft', 'submitted', 'approved'] as const;
const delivered = ['active', 'completed'] as const;

/**
 * The actions on an agreement: the statuses that allow each, and the status that it leads to. The server refuses by this table
 * and the screens disable by it. `to` is missing where the entries decide the status (completed, written off).
 */
const steps = {
  edit_draft: { from: ['draft'] },
  submit: { from: ['draft'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  /** The customer no longer wants it. */
  withdraw: { from: beforeDelivery, to: 'withdrawn' },
  /** The lender no longer offers it. */
  cancel: { from: ['draft', 'approved'], to: 'cancelled' },
  activate: { from: ['approved'], to: 'active' },

  record_payment: { from: delivered },
  settle_overpayment: { from: delivered },
  record_recovery: { from: ['written_off'] },
  /** The same rule applies when one of these is requested and when it is decided. */
  grant_relief_before_start: { from: ['draft', 'submitted'] },
  grant_relief: { from: ['active'] },
  reschedule: { from: ['active'] },
  undo_reschedule: { from: ['active'] },
  write_off: { from: ['active'] },
  reverse_entry: { from: [...delivered, 'written_off'] },
  /** A delivery recorded by mistake. What follows it may forbid it: see `refusalOfDeliveryReversal`. */
  reverse_delivery: { from: ['active'], to: 'approved' },
  reverse_delivery_and_cancel: { from: ['active'], to: 'cancelled' },

  record_payment_promise: { from: ['active', 'written_off'] },
  log_contact: { from: [...beforeDelivery, ...delivered, 'written_off'] },
  print_key_facts: { from: [...beforeDelivery, ...delivered, 'written_off'] },
  print_statement: { from: [...delivered, 'written_off'] },
} as const satisfies Record<string, Step>;

export type AgreementAction = keyof typeof steps;
export const agreementActions = Object.keys(steps) as AgreementAction[];

/** The reason is the current status. Each status has one message for all actions. */
export type AgreementStatusReason = `agreement_is_${AgreementStatus}`;

/** Why an action can't be done in this status, or null when it can. */
export function refusalOfAction(
  action: AgreementAction,
  status: AgreementStatus,
): AgreementStatusReason | null {
  const { from }: Step = steps[action];
  return from.includes(status) ? null : `agreement_is_${status}`;
}

/** The status that an action leads to; null if the entries decide it. */
export function statusAfter(action: AgreementAction): AgreementStatus | null {
  const { to }: Step = steps[action];
  return to ?? null;
}
