import type { RequestNow } from '#contract/site/site-pages.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useSite } from '../site-context.ts';
import { StepList } from '../tracked/step-list.tsx';
import { cancelled, requestMessages as messages, until } from './requests.messages.ts';
import styles from './requests.module.css';

interface RequestStepsProps {
  readonly request: RequestNow;
}

/** The steps of a request: those that are behind it, and the next one. */
export function RequestSteps({ request }: RequestStepsProps) {
  const { language, say } = useSite();
  const { receivedAt, callBy, calledAt, visit, ended, now } = request;
  const moment = (iso: string) => formatMoment(instantOf(iso), language, now);
  const visitDetail = ({ on, state }: NonNullable<RequestNow['visit']>) => {
    const day = formatCalendarDay(on, language, now);
    return state === 'cancelled' ? say(cancelled(day)) : day;
  };
  const all = [
    { name: messages.stepReceived, detail: moment(receivedAt), isDone: true },
    calledAt === null
      ? { name: messages.stepCall, detail: say(until(moment(callBy))), isDone: false }
      : { name: messages.called, detail: moment(calledAt), isDone: true },
    {
      name: messages.stepVisit,
      detail: visit === null ? say(messages.ifYouLike) : visitDetail(visit),
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
  return (
    <StepList
      label={messages.steps}
      isOver={ended !== null}
      steps={steps.map(({ detail, ...step }) => ({
        ...step,
        details: detail !== null && <span className={styles.detail}>{detail}</span>,
      }))}
    />
  );
}
