import type { TrackedRequest } from '#contract/site/tracked-requests.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { cancelled, messages, until } from './tracked-request.messages.ts';
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
  const visitDetail = ({ on, state }: NonNullable<TrackedRequest['visit']>) => {
    const day = formatCalendarDay(on, language, now);
    return state === 'cancelled' ? pick(cancelled(day)) : day;
  };
  const all = [
    { name: messages.stepReceived, detail: moment(receivedAt), isDone: true },
    calledAt === null
      ? { name: messages.stepCall, detail: pick(until(moment(callBy))), isDone: false }
      : { name: messages.called, detail: moment(calledAt), isDone: true },
    {
      name: messages.stepVisit,
      detail: visit === null ? pick(messages.ifYouLike) : visitDetail(visit),
      isDone: visit?.state === 'made',
    },
    ended?.as === 'withdrawn'
      ? { name: messages.stepWithdrawn, detail: moment(ended.at), isDone: true }
      : { name: messages.stepAnswer, detail: ended && moment(ended.at), isDone: ended?.as === 'answered' },
  ];
  // Nobody calls or comes any more: what did not happen is left out, but for the visit that was cancelled.
  const isCancelled = (name: Phrase) => name === messages.stepVisit && visit?.state === 'cancelled';
  const steps =
    ended?.as === 'withdrawn' ? all.filter(({ name, isDone }) => isDone || isCancelled(name)) : all;
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
