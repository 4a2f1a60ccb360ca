import type { Language } from '#domain/language.ts';
import { clockFigures, formatClock, urduPartOfDay } from '#web/format/clock-time.ts';
import { Ltr } from './ltr.tsx';
import { openHoursMessages } from './open-hours.messages.ts';

interface OpenHoursProps {
  readonly language: Language;
  readonly opensAt: string;
  readonly closesAt: string;
  /** The separator between the two times in English. */
  readonly dash?: string;
}

/** `9:00 AM - 5:00 PM`; in Urdu the part of the day comes before each time. */
export function OpenHours({ language, opensAt, closesAt, dash = ' - ' }: OpenHoursProps) {
  if (language === 'en') {
    return <Ltr>{`${formatClock(opensAt, language)}${dash}${formatClock(closesAt, language)}`}</Ltr>;
  }
  const time = (at: string) => <Ltr>{clockFigures(at)}</Ltr>;
  return (
    <span>
      {`${urduPartOfDay(opensAt)} `}
      {time(opensAt)}
      {` ${openHoursMessages.until[language]} ${urduPartOfDay(closesAt)} `}
      {time(closesAt)}
    </span>
  );
}
