import { closingTimeAt } from '#domain/calendar/office-hours.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useOfficeHours } from './lender/use-office-hours.ts';
import classes from './office-hours.module.css';
import { messages } from './shell.messages.ts';

/** Shows whether the lender's offices are open now, and until when. It is optional: without its data it is hidden. */
export function OfficeHours() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const hours = useOfficeHours();
  if (hours === undefined) return null;
  const closesAt = closingTimeAt(now, hours.week);
  return (
    <Row
      as="p"
      gap={2}
      align="center"
      pad={[2, 3]}
      size={2}
      tone="muted"
      className={classes.chip}
      data-open={closesAt !== null}
    >
      <ClockIcon size={18} />
      {closesAt === null ? (
        <span>{pick(messages.officeClosed)}</span>
      ) : (
        <span>
          {pick(messages.officeOpenUntil)} <bdi>{formatClock(closesAt, language)}</bdi>
        </span>
      )}
    </Row>
  );
}
