import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { formatDuration } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useListRows } from '#web/office/kit/list/use-list-rows.ts';
import { timeAfter, timeLate, timeLeft } from './contact-requests.messages.ts';
import classes from './promise-cell.module.css';
import { promiseOfRequest } from './promise-of-request.ts';
import { promiseIcons } from './request-icons.tsx';

interface PromiseCellProps {
  readonly request: ContactRequestRow;
}

const tones = {
  open: 'action',
  due_soon: 'warning',
  overdue: 'bad',
  kept: 'good',
  late: 'muted',
} as const;

/** The state of the promise of a contact, and how much time is left of it or how long the contact took. */
export function PromiseCell({ request }: PromiseCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const { state, ms, isAnswered } = promiseOfRequest(request, useMinute());
  const StateIcon = promiseIcons[state];
  const saying = isAnswered ? timeAfter : ms < 0 ? timeLate : timeLeft;
  const time = pick(saying)(formatDuration(ms, language));
  // While somebody waits, the time and its colour say the state too.
  const isBrief = useListRows() === 'compact' && !isAnswered;
  return (
    <Row gap={2} tone={tones[state]} className={classes.promise}>
      <StateIcon size={18} />
      {isBrief ? (
        <Text as="div" weight={600}>
          <span className="visually-hidden">{pick(promiseNames[state])}: </span>
          {time}
        </Text>
      ) : (
        <div>
          <Text as="div" weight={600}>
            {pick(promiseNames[state])}
          </Text>
          <SecondLine>{time}</SecondLine>
        </div>
      )}
    </Row>
  );
}
