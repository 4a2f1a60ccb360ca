import type { TrackedRequest } from '#contract/site/tracked-requests.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages, until } from './tracked-request.messages.ts';
import classes from './tracked-request-page.module.css';

interface RequestStepsProps {
  readonly request: TrackedRequest;
}

/** The steps of a request: those that are behind it, and the next one. */
export function RequestSteps({ request: { receivedAt, callBy, calledAt, visit, ended } }: RequestStepsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const moment = (iso: string) => formatMoment(instantOf(iso), language, now);
  const steps = [
    { name: messages.stepReceived, detail: moment(receivedAt), isDone: true },
    calledAt === null
      ? { name: messages.stepCall, detail: pick(until(moment(callBy))), isDone: false }
      : { name: messages.called, detail: moment(calledAt), isDone: true },
    {
      name: messages.stepVisit,
      detail: visit === null ? pick(messages.ifYouLike) : formatCalendarDay(visit.on, language, now),
      isDone: visit?.isMade === true,
    },
    { name: messages.stepAnswer, detail: ended && moment(ended.at), isDone: ended?.as === 'answered' },
  ];
  const next = ended === null ? steps.find(({ isDone }) => !isDone) : undefined;
  return (
    <ol className={classes.steps} aria-label={pick(messages.steps)}>
      {steps.map((step) => (
        <li key={step.name.en} data-done={step.isDone || undefined} data-next={step === next || undefined}>
          <span className={classes.stepName}>
            {pick(step.name)}
            <span className="visually-hidden">
              {step.isDone && `, ${pick(messages.isDone)}`}
              {step === next && `, ${pick(messages.isNext)}`}
            </span>
          </span>
          {step.detail !== null && <span className={classes.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
