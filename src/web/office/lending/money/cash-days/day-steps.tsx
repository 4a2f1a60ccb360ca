import type { OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { handsWithCash, messages, staysOf, unansweredOf } from './cash-days.messages.ts';
import classes from './day-steps.module.css';

interface DayStepsProps {
  readonly open: OpenCashDay;
}

/** The steps of a close: what is done and what is left, each with its figure. */
export function DaySteps({ open }: DayStepsProps) {
  const pick = usePick();
  const { day, hands, waiting, requests, contactRequests, differences, count } = open;
  const isClosed = day === null;
  const steps = [
    {
      name: messages.requestsStep,
      isDone: isClosed || contactRequests.open === 0,
      note:
        waiting.length + requests + contactRequests.open === 0 ? (
          pick(messages.nothingWaits)
        ) : (
          <>
            {waiting.length + requests > 0 && <div>{pick(staysOf)(waiting.length, requests)}</div>}
            {contactRequests.open > 0 && (
              <div>{pick(unansweredOf)(contactRequests.open, contactRequests.overdue)}</div>
            )}
          </>
        ),
    },
    {
      name: messages.differencesStep,
      isDone: true,
      note:
        differences.length === 0
          ? pick(messages.noDifference)
          : differences.map(({ slip, givenByName, difference }) => (
              <span key={slip}>
                <Money amount={difference} /> {pick(givenByName)}
              </span>
            )),
    },
    {
      name: messages.handsStep,
      isDone: isClosed || hands.length === 0,
      note: hands.length === 0 ? pick(messages.allAtZero) : pick(handsWithCash)(hands.length),
    },
    {
      name: messages.drawerStep,
      isDone: isClosed || count !== null,
      note: count === null ? !isClosed && pick(messages.notCounted) : <Money amount={count.amount} />,
    },
    { name: messages.closed, isDone: isClosed, note: pick(messages.noMoreMovement) },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Section title={pick(messages.steps)}>
      <Stack as="ol">
        {steps.map(({ name, isDone, note }, index) => (
          <Row
            as="li"
            key={name.en}
            gap={3}
            className={classes.step}
            aria-current={index === current ? 'step' : undefined}
          >
            <Text as="span" size={2} weight={600} className={classes.mark} data-done={isDone} aria-hidden>
              {isDone ? <CheckIcon size={16} /> : <Ltr>{formatCount(index + 1)}</Ltr>}
            </Text>
            <Stack>
              <Text weight={600}>{pick(name)}</Text>
              <Text as="div" size={2} tone="muted" className={classes.note}>
                {note}
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
