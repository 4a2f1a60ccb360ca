import { formatClock } from '#web/format/clock-time.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import { openHoursMessages } from './open-hours.messages.ts';

interface OpenHoursProps {
  readonly opensAt: string;
  readonly closesAt: string;
  /** What stands between the two times in English. */
  readonly dash?: string;
}

/** `9:00 AM - 5:00 PM`; in Urdu the part of the day comes before each time, as it is said. */
export function OpenHours({ opensAt, closesAt, dash = ' - ' }: OpenHoursProps) {
  const { language, say } = useSite();
  if (language === 'en') {
    return <Ltr>{`${formatClock(opensAt)}${dash}${formatClock(closesAt)}`}</Ltr>;
  }
  const time = (at: string) => <Ltr>{formatClock(at).replace(/ [AP]M$/, '')}</Ltr>;
  return (
    <span>
      {say(openHoursMessages.partOfDay)(opensAt)} {time(opensAt)} {say(openHoursMessages.until)}{' '}
      {say(openHoursMessages.partOfDay)(closesAt)} {time(closesAt)}
    </span>
  );
}
