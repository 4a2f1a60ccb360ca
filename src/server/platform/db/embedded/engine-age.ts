import { addDays, addMonths, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';

/** The PostgreSQL of the npm package. A newer package needs the day on which its version was released. */
export const includedEngine = { version: '18.4', releasedOn: calendarDate('2026-05-14') } as const;

/** The months whose second Thursday has a round of fixes, after https://www.postgresql.org/developer/roadmap/. */
const monthsOfFixes = ['02', '05', '08', '11'];
const thursday = 4;

/** The rounds of fixes that were planned after a release, until today. */
export function roundsSince(releasedOn: CalendarDate, today: CalendarDate): CalendarDate[] {
  const rounds: CalendarDate[] = [];
  let month = calendarDate(`${releasedOn.slice(0, 7)}-01`);
  while (month <= today) {
    const round = secondThursdayOf(month);
    if (monthsOfFixes.includes(month.slice(5, 7)) && round > releasedOn && round <= today) rounds.push(round);
    month = addMonths(month, 1);
  }
  return rounds;
}

function secondThursdayOf(month: CalendarDate): CalendarDate {
  const first = new Date(month).getUTCDay();
  return addDays(month, ((thursday - first + 7) % 7) + 7);
}

/** A sentence for the start; null while the included PostgreSQL has every planned fix. */
export function engineAge(today: CalendarDate): string | null {
  const rounds = roundsSince(includedEngine.releasedOn, today);
  if (rounds.length === 0) return null;
  return `The included PostgreSQL ${includedEngine.version} lacks the fixes of ${rounds.join(', ')}: it is for a trial. A lender's own is in docs/operations.md.`;
}
