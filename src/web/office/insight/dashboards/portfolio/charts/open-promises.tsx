import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ContactPromise } from '#contract/insight/dashboards.ts';
import { promiseDueSoonMs } from '#domain/desk/contact-requests/promise.ts';
import { hourMs } from '#domain/instant.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './open-promises.module.css';
import { hoursLeft, laterRequests, messages, overdueRequests, soonRequests } from './promise.messages.ts';

const soonHours = promiseDueSoonMs / hourMs;
/** The marks on the line. */
const marks = [6, 12, 18, 24];

interface OpenPromisesProps {
  readonly waiting: ContactPromise['waiting'];
  readonly branchId: string | undefined;
}

/** The visitors who wait for a first contact now: a column for each of the hours that are left, the shortest first. */
export function OpenPromises({ waiting: { overdue, byHour }, branchId }: OpenPromisesProps) {
  const pick = usePick();
  const area = useArea();
  const sum = (hours: readonly number[]) => hours.reduce((total, requests) => total + requests, 0);
  const [soon, later] = [sum(byHour.slice(0, soonHours)), sum(byHour.slice(soonHours))];
  const to = (promise?: 'overdue') =>
    withQuery(area.contactRequests(), { tab: 'to_contact', promise, branchId });
  return (
    <Stack gap={1} className={classes.open}>
      <Row as="p" gap={[1, 3]} align="center" justify="space-between" wraps weight={600}>
        <Link to={to()} className="touch">
          {pick(messages.openNow)} <Ltr>{formatCount(overdue + soon + later)}</Ltr>
        </Link>
        {overdue > 0 && (
          <Link to={to('overdue')} className="touch">
            <Badge tone="bad" icon={AlertIcon} text={pick(overdueRequests)(overdue)} />
          </Link>
        )}
      </Row>
      <div
        className={classes.hours}
        style={{ '--most': Math.max(1, ...byHour) } as CSSProperties}
        aria-hidden="true"
      >
        {byHour.map((requests, hour) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour keeps its place
            key={hour}
            data-soon={hour < soonHours}
            data-none={requests === 0}
            style={{ '--requests': requests } as CSSProperties}
          />
        ))}
      </div>
      <Row justify="space-between" size={1} tone="muted" aria-hidden="true">
        <span>{pick(messages.now)}</span>
        {marks.map((hours) => (
          <span key={hours}>{pick(hoursLeft)(hours)}</span>
        ))}
      </Row>
      <Row as="p" gap={[0, 4]} wraps size={2} tone="muted" className={classes.words}>
        {overdue + soon + later === 0 ? (
          pick(messages.nobodyWaits)
        ) : (
          <>
            <span data-soon>{pick(soonRequests)(soon, soonHours)}</span>
            <span>{pick(laterRequests)(later)}</span>
          </>
        )}
      </Row>
    </Stack>
  );
}
