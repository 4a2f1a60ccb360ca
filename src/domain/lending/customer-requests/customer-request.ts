import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { refusalOfAction } from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';

/** The kinds of request that a customer makes from their own account. */
export const customerRequestKinds = ['relief', 'another_date', 'call_back'] as const;
export type CustomerRequestKind = (typeof customerRequestKinds)[number];

/** The facts that decide if a request can be made. */
export interface RequestSituation {
  readonly kind: CustomerRequestKind;
  readonly status: AgreementStatus;
  /** The date that the customer wishes for; null for the other kinds. */
  readonly wishedOn: CalendarDate | null;
  readonly today: CalendarDate;
}

/**
 * The reason why a customer cannot make a request; null if they can. Relief and another date need an active agreement, and the
 * wished date must be in the future. A call needs an agreement about which the branch may contact the customer.
 */
export function refusalOfCustomerRequest({
  kind,
  status,
  wishedOn,
  today,
}: RequestSituation): { readonly reason: 'agreement_not_running' | 'wished_in_past' } | null {
  const isOpen = kind === 'call_back' ? refusalOfAction('log_contact', status) === null : status === 'active';
  if (!isOpen) return { reason: 'agreement_not_running' };
  return wishedOn !== null && wishedOn <= today ? { reason: 'wished_in_past' } : null;
}
