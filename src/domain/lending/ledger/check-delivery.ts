import { earliestBusinessDate } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type AgreementStatusReason, refusalOfAction } from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { refusalOfValuedOn, type ValuedOnRefusal, type ValuedOnSituation } from './check-valued-on.ts';

/** The facts that decide if a delivery can be recorded on a day. */
export interface DeliverySituation extends ValuedOnSituation {
  readonly status: AgreementStatus;
  /** The day the agreement was drafted on. */
  readonly draftedOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
}

export type DeliveryRefusal =
  | { readonly reason: AgreementStatusReason }
  | ValuedOnRefusal
  /** A delivery before the draft: a second person has to allow it, like any back-dating. */
  | { readonly reason: 'delivered_before_draft'; readonly draftedOn: CalendarDate }
  | { readonly reason: 'delivered_before_books'; readonly earliestOn: CalendarDate }
  | { readonly reason: 'delivered_after_first_due'; readonly firstDueOn: CalendarDate };

/** The reason why a delivery can't be recorded on a day, or null. */
export function refusalOfDelivery(
  deliveredOn: CalendarDate,
  situation: DeliverySituation,
): DeliveryRefusal | null {
  const { status, draftedOn, firstDueOn, backDatingDaysMax } = situation;
  const ofStatus = refusalOfAction('activate', status);
  if (ofStatus !== null) return { reason: ofStatus };
  if (deliveredOn < earliestBusinessDate)
    return { reason: 'delivered_before_books', earliestOn: earliestBusinessDate };
  const ofDay = refusalOfValuedOn(deliveredOn, situation);
  if (ofDay !== null) return ofDay;
  const isAllowed = backDatingDaysMax === Number.POSITIVE_INFINITY;
  if (deliveredOn < draftedOn && !isAllowed) return { reason: 'delivered_before_draft', draftedOn };
  return deliveredOn > firstDueOn ? { reason: 'delivered_after_first_due', firstDueOn } : null;
}
