import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { useMinute } from '#web/format/now.ts';
import { useOfficeHours } from '#web/office/shell/lender/use-office-hours.ts';

/** The contact hours, when it is outside them now. */
export function useOutsideHours(): { readonly opensAt: string; readonly closesAt: string } | null {
  const contactHours = useOfficeHours()?.contactHours;
  const now = useMinute();
  if (contactHours === undefined) return null;
  const { opensAt, closesAt } = contactHours;
  return isWithinContactHours(now, contactHoursBetween(opensAt, closesAt)) ? null : contactHours;
}
