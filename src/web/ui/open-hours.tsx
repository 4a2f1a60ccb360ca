import type { Language } from '#domain/language.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { Ltr } from './ltr.tsx';
import { openHoursMessages } from './open-hours.messages.ts';

interface OpenHoursProps {
  readonly language: Language;
  readonly opensAt: string;
  readonly closesAt: string;
  /** What separates the two times in English. */
  readonly dash?: string;
}

/** `9:00 AM - 5:00 PM`; in Urdu the part of the day comes before each time, as it is said. */
export function OpenHours({ language, opensAt, closesAt, dash = ' - ' }: OpenHoursProps) {
  if (language === 'en') {
    return <Ltr>{`${formatClock(opensAt)}${dash}${formatClock(closesAt)}`}</Ltr>;
  }
  const { partOfDay, until } = openHoursMessages;
  const time = (at: string) => <Ltr>{formatClock(at).replace(/ [AP]M$/, '')}</Ltr>;
  return (
    <span>
      {`${partOfDay[language](opensAt)} `}
      {time(opensAt)}
      {` ${until[language]} ${partOfDay[language](closesAt)} `}
      {time(closesAt)}
    </span>
  );
}
