import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { formatDuration } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
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
  return (
    <Row gap={2} tone={tones[state]} className={classes.promise}>
      <StateIcon size={18} />
      <div>
        <Text as="div" weight={600}>
          {pick(promiseNames[state])}
        </Text>
        <SecondLine>{pick(saying)(formatDuration(ms, language))}</SecondLine>
      </div>
    </Row>
  );
}
