import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import { calendarDate, weekdayOf } from '#domain/calendar/calendar-date.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { movedFromDay, weeklyDayOff } from './moved-from.messages.ts';

interface MovedFromProps {
  /** The closed day; undefined for a row on the date of its plan. */
  readonly day: string | undefined;
  /** The closed days that name the reason; without them only the day is told. */
  readonly closedDays?: ClosedDaysForm | undefined;
}

/** Marks a due date that avoids a closed day. */
export function MovedFrom({ day, closedDays }: MovedFromProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (day === undefined) return null;
  const holiday = closedDays?.holidays.find(({ on }) => on === day);
  const isDayOff = closedDays?.weeklyDaysOff.includes(weekdayOf(calendarDate(day))) ?? false;
  const reason = holiday?.name ?? (isDayOff ? weeklyDayOff : null);
  return (
    <SecondLine>
      {pick(movedFromDay)(formatCalendarDay(day, language, now), reason && pick(reason))}
    </SecondLine>
  );
}
