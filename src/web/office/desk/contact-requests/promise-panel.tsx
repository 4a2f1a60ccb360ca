import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { hourMs } from '#domain/instant.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { durationUnits, formatDuration, hoursAndMinutes } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { promiseNames } from '../ground/request-labels.messages.ts';
import { timeAfter } from './contact-requests.messages.ts';
import { hourFills, promiseOfRequest } from './promise-of-request.ts';
import classes from './promise-panel.module.css';
import { hoursMark, messages, receivedAt } from './request-panel.messages.ts';

interface PromisePanelProps {
  readonly request: ContactRequestRow;
}

/** The promise of a call within 24 hours: the time left in figures and in squares, one for each hour. */
export function PromisePanel({ request }: PromisePanelProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const promise = promiseOfRequest(request, now);
  const received = pick(receivedAt)(formatMoment(instantOf(request.receivedAt), language, now));
  if (promise.isAnswered) {
    return (
      <div className={classes.panel} data-state={promise.state}>
        <p className={classes.until}>
          {pick(promiseNames[promise.state])} {pick(timeAfter)(formatDuration(promise.ms, language))}
        </p>
        <p className={classes.muted}>{received}</p>
      </div>
    );
  }
  const left = hoursAndMinutes(promise.ms);
  return (
    <div className={classes.panel} data-state={promise.state}>
      <div className={classes.figures}>
        <div>
          <p className={classes.muted}>
            {pick(promise.ms < 0 ? messages.overdueBy : messages.contactWithin)}
          </p>
          <p className={classes.left}>
            {(['hours', 'minutes'] as const).map((unit) => (
              <span key={unit}>
                <strong>{left[unit]}</strong> {pick(durationUnits[unit])(left[unit])}{' '}
              </span>
            ))}
          </p>
        </div>
        <div className={classes.dates}>
          <p className={classes.muted}>{pick(messages.promisedUntil)}</p>
          <p className={classes.until}>{formatMoment(promise.promisedUntil, language, now)}</p>
          <p className={classes.muted}>{received}</p>
        </div>
      </div>
      <div className={classes.hours} aria-hidden="true">
        {hourFills(promise.ms, hourMs).map((fill, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a promise never change places
          <span key={hour} data-fill={fill} />
        ))}
      </div>
      <div className={classes.scale} aria-hidden="true">
        <span>{pick(messages.meterStart)}</span>
        <span>{pick(hoursMark)(12)}</span>
        <span>{pick(hoursMark)(24)}</span>
      </div>
    </div>
  );
}
