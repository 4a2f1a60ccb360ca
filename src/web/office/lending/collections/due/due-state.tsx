import type { DueListItem } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import {
  formatCalendarDay,
  formatDay,
  formatMoment,
  formatShortDay,
  instantOf,
} from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { promiseStateLooks } from '../../ground/contact/promise-state-looks.ts';
import {
  channelNames,
  keptOf,
  promiseStateNames,
  reminderNames,
  resultNames,
  withGuarantor,
} from '../../ground/labels/contact-labels.messages.ts';
import { callBackFor, contactText, daysLate, dueOnDay, forDay, messages } from './due.messages.ts';

/** From this many days on an agreement is at risk. */
const atRiskDays = 31;

interface DueStateProps {
  readonly item: DueListItem;
}

/** The lateness of an agreement. */
export function LateBadge({ item: { oldestUnpaidDueOn, daysPastDue, dueNow } }: DueStateProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (oldestUnpaidDueOn === null)
    return <Badge tone="quiet" icon={DashIcon} text={pick(messages.writtenOff)} />;
  if (dueNow === 0) {
    const day = formatCalendarDay(oldestUnpaidDueOn, language, now);
    return <Badge tone="quiet" icon={CalendarIcon} text={pick(dueOnDay)(day)} />;
  }
  if (daysPastDue === 0) return <Badge tone="quiet" icon={CalendarIcon} text={pick(messages.dueToday)} />;
  const isAtRisk = daysPastDue >= atRiskDays;
  return (
    <Badge
      tone={isAtRisk ? 'bad' : 'warning'}
      icon={isAtRisk ? AlertIcon : ClockIcon}
      text={pick(daysLate)(daysPastDue)}
    />
  );
}

/** The last contact with the customer, and its result. */
export function LastContact({ item: { lastContact } }: DueStateProps) {
  const pick = usePick();
  if (lastContact !== null) return <ContactLine contact={lastContact} />;
  return (
    <Text as="span" tone="muted">
      {pick(messages.noContact)}
    </Text>
  );
}

interface ContactLineProps {
  readonly contact: NonNullable<DueListItem['lastContact']>;
}

/** A contact in a line: by which way, its result and when; of a call back, for when. */
export function ContactLine({ contact }: ContactLineProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { channel, result, callBackAt, reminder, guarantorName, contactedAt } = contact;
  const by = pick(reminder === null ? channelNames[channel] : reminderNames[reminder]);
  const at = instantOf(contactedAt);
  // The hour matters on the day itself.
  const isToday = businessDateOf(at) === businessDateOf(now);
  const when = isToday ? formatMoment(at, language, now) : formatDay(at, language, now);
  return (
    <>
      {pick(contactText)(
        guarantorName === null ? by : pick(withGuarantor)(by, pick(guarantorName)),
        callBackAt === null
          ? pick(resultNames[result])
          : pick(callBackFor)(formatMoment(instantOf(callBackAt), language, now)),
        when,
      )}
    </>
  );
}

/** The last promise, while it binds or was broken. */
export function PromiseState({ item: { promise } }: DueStateProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (promise === null || promise.state === 'kept') return null;
  return (
    <Row as="span" gap={[0, 2]} align="center" wraps>
      <Badge {...promiseStateLooks[promise.state]} text={pick(promiseStateNames[promise.state])} />
      <span>
        <Money amount={promise.amount} />{' '}
        {pick(forDay)(formatCalendarDay(promise.promisedFor, language, now))}
      </span>
    </Row>
  );
}

interface BriefPromiseProps {
  readonly promise: NonNullable<DueListItem['promise']>;
}

/** A promise in a row of one line, the parts that matter most first. */
export function BriefPromise({ promise: { state, amount, promisedFor } }: BriefPromiseProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <>
      <Badge {...promiseStateLooks[state]} text={pick(promiseStateNames[state])} />
      <span>{formatShortDay(promisedFor, language, now)}</span>
      <Money amount={amount} />
    </>
  );
}

/** The share of ended promises that the customer kept. */
export function KeptPromises({ item: { promises } }: DueStateProps) {
  const pick = usePick();
  const ended = promises.kept + promises.broken;
  if (ended === 0) return null;
  return (
    <Text as="span" tone="muted">
      <span className="visually-hidden">{pick(messages.promises)}: </span>
      {pick(keptOf)(promises.kept, ended)}
    </Text>
  );
}
