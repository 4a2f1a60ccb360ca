import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

const daySeconds = 24 * 60 * 60;

/** True if the reader has hidden the first week on this device for the rest of that day. */
export function isHiddenOn(today: CalendarDate, cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`firstWeekHidden=${today}`);
}

/** The cookie that hides the first week until tomorrow. It outlives the session, because a new sign-in is no new day. */
export function hiddenCookie(today: CalendarDate): string {
  return `firstWeekHidden=${today}; Path=/; Max-Age=${daySeconds}; SameSite=Lax`;
}
