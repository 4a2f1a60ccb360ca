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
  /** The day that a customer wishes for; null where they ask for something else. */
  readonly wishedOn: CalendarDate | null;
  readonly today: CalendarDate;
}

/**
 * Why a customer cannot ask for it; null when they can. Relief and another date are asked for while an agreement is active, the
 * date for a day to come; a call at any time that the branch may contact them.
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
