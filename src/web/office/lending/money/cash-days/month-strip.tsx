import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { dayOfMonth, weekdayOf } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './cash-days.messages.ts';
import { type DayState, type MonthDay, monthDays } from './month-days.ts';
import classes from './month-strip.module.css';

const stateNames: Readonly<Record<Exclude<DayState, 'none'>, Phrase>> = {
  even: messages.closed,
  uneven: messages.closedUneven,
  open: messages.stillOpen,
};

interface MonthStripProps {
  readonly open: OpenCashDay;
}

/** The days of this month from Monday to Sunday; a closed one opens its sheet. */
export function MonthStrip({ open }: MonthStripProps) {
  const pick = usePick();
  const days = monthDays(businessDateOf(useMinute()), open);
  return (
    <Section title={pick(messages.month)}>
      <ol className={classes.days}>
        {days.map((one, place) => (
          <li key={one.day} style={place === 0 ? columnOf(one) : undefined}>
            <Day {...one} />
          </li>
        ))}
      </ol>
      <Row as="ul" gap={[1, 3]} wraps size={2} className={classes.legend}>
        {(['even', 'uneven', 'open'] as const).map((state) => (
          <Row as="li" key={state} gap={1} align="center">
            <span className={classes.sign} data-state={state} aria-hidden="true" />
            {pick(stateNames[state])}
          </Row>
        ))}
      </Row>
    </Section>
  );
}

/** Monday is the first column. */
function columnOf({ day }: MonthDay): CSSProperties {
  return { gridColumnStart: ((weekdayOf(day) + 6) % 7) + 1 };
}

function Day({ day, state, closeId }: MonthDay) {
  const pick = usePick();
  const language = useLanguage();
  const pageLink = usePageLink();
  const number = <Ltr>{dayOfMonth(day)}</Ltr>;
  if (state === 'none') return <span className={classes.day}>{number}</span>;
  const name = `${formatDate(day, language)}: ${pick(stateNames[state])}`;
  if (closeId === undefined)
    return (
      <span className={classes.day} data-state={state} title={name}>
        {number}
        <span className="visually-hidden">{name}</span>
      </span>
    );
  return (
    <Link
      to={pageLink('cashDaySheet', closeId).to}
      className={classes.day}
      data-state={state}
      title={name}
      aria-label={name}
    >
      {number}
    </Link>
  );
}
