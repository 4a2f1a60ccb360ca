import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { hourMs } from '#domain/instant.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { durationUnits, hoursAndMinutes } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { statusNames } from './contact-requests.messages.ts';
import classes from './promise-panel.module.css';
import { hoursMark, messages, receivedAt } from './request-panel.messages.ts';
import { hourFills, waitingPromise } from './waiting-promise.ts';

interface PromisePanelProps {
  readonly request: ContactRequestRow;
}

/** The promise of a call within 24 hours: the time left in figures and in squares, one for each hour. */
export function PromisePanel({ request }: PromisePanelProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const promise = waitingPromise(request, now);
  const received = pick(receivedAt)(formatMoment(instantOf(request.receivedAt), language, now));
  if (promise === null) {
    return (
      <div className={classes.panel} data-state="answered">
        <p className={classes.until}>{pick(statusNames[request.status])}</p>
        <p className={classes.muted}>{received}</p>
      </div>
    );
  }
  const left = hoursAndMinutes(promise.leftMs);
  return (
    <div className={classes.panel} data-state={promise.state}>
      <div className={classes.figures}>
        <div>
          <p className={classes.muted}>
            {pick(promise.leftMs < 0 ? messages.overdueBy : messages.contactWithin)}
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
        {hourFills(promise.leftMs, hourMs).map((fill, hour) => (
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
