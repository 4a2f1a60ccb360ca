import { Link } from 'react-router';
import { type FirstWeekStep, firstWeekSteps, nextStep, stepMinutes } from '#domain/insight/first-week.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, next, progress, stepTexts, timeOf } from './first-week.messages.ts';
import classes from './first-week-progress.module.css';

interface FirstWeekProgressProps {
  readonly done: readonly FirstWeekStep[];
}

/** The progress of the first week and its next step, as a link to the steps. */
export function FirstWeekProgress({ done }: FirstWeekProgressProps) {
  const pick = usePick();
  const step = nextStep(done);
  const all = firstWeekSteps.length;
  return (
    <Stack
      as={Link}
      to={usePageLink()('adminDashboard').to}
      state={{ firstWeek: true }}
      gap={2}
      pad={3}
      className={classes.card}
    >
      <Row as="span" gap={2} justify="space-between">
        <Text as="span" weight={600}>
          {pick(messages.firstWeek)}
        </Text>
        <Text as="span" size={2} tone="muted">
          {pick(progress)(done.length, all)}
        </Text>
      </Row>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ inlineSize: `${(100 * done.length) / all}%` }} />
      </span>
      {step !== undefined && (
        <Row as="span" gap={2} justify="space-between">
          <Text as="span" size={2} tone="muted">
            {pick(next)(pick(stepTexts[step].title))}
          </Text>
          <Text as="span" size={2} tone="muted" className={classes.time}>
            {pick(timeOf)(stepMinutes[step])}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
