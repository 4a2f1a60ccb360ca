import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { hourMs } from '#domain/instant.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { durationUnits, formatDuration, hoursAndMinutes } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
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
        <Text weight={600}>
          {pick(promiseNames[promise.state])} {pick(timeAfter)(formatDuration(promise.ms, language))}
        </Text>
        <Text size={2} tone="muted">
          {received}
        </Text>
      </div>
    );
  }
  const left = hoursAndMinutes(promise.ms);
  return (
    <div className={classes.panel} data-state={promise.state}>
      <Row gap={[2, 4]} justify="space-between" wraps>
        <div>
          <Text size={2} tone="muted">
            {pick(promise.ms < 0 ? messages.overdueBy : messages.contactWithin)}
          </Text>
          <Text size={4} tone="muted">
            {(['hours', 'minutes'] as const).map((unit) => (
              <span key={unit}>
                <Text
                  as="strong"
                  size={7}
                  tone={promise.ms < 0 ? 'bad' : 'ink'}
                  weight={600}
                  className={classes.left}
                >
                  {left[unit]}
                </Text>{' '}
                {pick(durationUnits[unit])(left[unit])}{' '}
              </span>
            ))}
          </Text>
        </div>
        <div className={classes.dates}>
          <Text size={2} tone="muted">
            {pick(messages.promisedUntil)}
          </Text>
          <Text weight={600}>{formatMoment(promise.promisedUntil, language, now)}</Text>
          <Text size={2} tone="muted">
            {received}
          </Text>
        </div>
      </Row>
      <div className={classes.hours} aria-hidden="true">
        {hourFills(promise.ms, hourMs).map((fill, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a promise never change places
          <span key={hour} data-fill={fill} />
        ))}
      </div>
      <Row justify="space-between" size={1} tone="muted" className={classes.scale} aria-hidden="true">
        <span>{pick(messages.meterStart)}</span>
        <span>{pick(hoursMark)(12)}</span>
        <span>{pick(hoursMark)(24)}</span>
      </Row>
    </div>
  );
}
