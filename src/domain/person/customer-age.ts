import { ageInYears, type CalendarDate } from '#domain/calendar/calendar-date.ts';

/** The ages, in full years, at which a person may take an agreement. */
export const customerAgeMin = 18;
export const customerAgeMax = 75;

export type AgeRefusal = 'too_young' | 'too_old';

/** The reason why a person with that birth date can't become a customer today, or null. */
export function refusalOfAge(bornOn: CalendarDate, today: CalendarDate): AgeRefusal | null {
  const age = ageInYears(bornOn, today);
  if (age < customerAgeMin) return 'too_young';
  return age > customerAgeMax ? 'too_old' : null;
}
