import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { formatDuration } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { promiseNames } from '../ground/request-labels.messages.ts';
import { timeAfter, timeLate, timeLeft } from './contact-requests.messages.ts';
import classes from './promise-cell.module.css';
import { promiseOfRequest } from './promise-of-request.ts';
import { promiseIcons } from './request-icons.tsx';

interface PromiseCellProps {
  readonly request: ContactRequestRow;
}

/** The state of the promise of a contact, and how much time is left of it or how long the contact took. */
export function PromiseCell({ request }: PromiseCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const { state, ms, isAnswered } = promiseOfRequest(request, useMinute());
  const StateIcon = promiseIcons[state];
  const saying = isAnswered ? timeAfter : ms < 0 ? timeLate : timeLeft;
  return (
    <div className={classes.promise} data-state={state}>
      <StateIcon size={18} />
      <div>
        <div className={classes.state}>{pick(promiseNames[state])}</div>
        <div className={classes.time}>{pick(saying)(formatDuration(ms, language))}</div>
      </div>
    </div>
  );
}
