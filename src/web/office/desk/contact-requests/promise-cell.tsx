import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { formatDuration } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { promiseNames, statusNames, timeLate, timeLeft } from './contact-requests.messages.ts';
import classes from './promise-cell.module.css';
import { promiseIcons } from './request-icons.tsx';
import { waitingPromise } from './waiting-promise.ts';

interface PromiseCellProps {
  readonly request: ContactRequestRow;
}

/** The state of the promise of a call, and how much time is left of it. */
export function PromiseCell({ request }: PromiseCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const promise = waitingPromise(request, useMinute());
  if (promise === null) return <span className={classes.answered}>{pick(statusNames[request.status])}</span>;
  const StateIcon = promiseIcons[promise.state];
  const duration = formatDuration(promise.leftMs, language);
  return (
    <div className={classes.promise} data-state={promise.state}>
      <StateIcon size={18} />
      <div>
        <div className={classes.state}>{pick(promiseNames[promise.state])}</div>
        <div className={classes.time}>{pick(promise.leftMs < 0 ? timeLate : timeLeft)(duration)}</div>
      </div>
    </div>
  );
}
