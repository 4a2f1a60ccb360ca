import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { myDayEndpoints } from '#contract/lending/my-day.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDayOfMonth } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, overdueOf } from './today.messages.ts';
import classes from './today-card.module.css';

const { countContactRequests } = contactRequestEndpoints;
const { countApprovals } = approvalEndpoints;

const live = {
  kinds: ['approvals', 'contact_requests'],
  endpoints: [countContactRequests, countApprovals],
} as const;

/** The day of the reader's role in a few figures, at the foot of the sidebar. Each opens its list. */
export function TodayCard() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const leads = useMay('portfolio.read');
  useLiveChanges(live);
  const { data: due } = useEndpoint(collectionEndpoints.sumDue, { query: {} });
  const { data: requests } = useEndpoint(countContactRequests, { query: {} });
  const { data: decisions } = useEndpoint(
    countApprovals,
    { query: { decidableBy: 'me' } },
    { enabled: leads },
  );
  const { data: day } = useEndpoint(myDayEndpoints.sumMyDay, {}, { enabled: !leads });
  const overdue = requests?.waiting.overdue ?? 0;
  const dueToday = due?.groups.due_today.dueNow;
  const toContact = requests?.tabs.to_contact;
  return (
    <Stack as="section" className={classes.card} aria-label={pick(messages.today)}>
      <Row gap={2} align="baseline" justify="space-between" pad={[2, 3]} size={2}>
        <Text as="span" weight={600}>
          {pick(messages.today)}
        </Text>
        <Text as="span" tone="muted">
          {formatDayOfMonth(businessDateOf(now), language)}
        </Text>
      </Row>
      {dueToday !== undefined && dueToday !== null && (
        <Fact to={area.due()} name={pick(messages.due)}>
          <Money amount={dueToday} />
        </Fact>
      )}
      {decisions !== undefined && (
        <Fact to={withQuery(area.approvals(), { decidableBy: 'me' })} name={pick(messages.decisions)}>
          <Ltr>{formatCount(decisions.reduce((sum, { waiting }) => sum + waiting, 0))}</Ltr>
        </Fact>
      )}
      {toContact !== undefined && toContact !== null && (
        <Fact
          to={withQuery(leads ? area.contactRequests() : area.myContactRequests(), { tab: 'to_contact' })}
          name={pick(messages.requests)}
          state={overdue > 0 && pick(overdueOf)(overdue)}
        >
          <Ltr>{formatCount(toContact)}</Ltr>
        </Fact>
      )}
      {day !== undefined && (
        <Fact to={area.myDay()} name={pick(messages.collected)}>
          <Money amount={day.collected} />
        </Fact>
      )}
    </Stack>
  );
}

interface FactProps {
  readonly to: string;
  readonly name: string;
  readonly children: ReactNode;
  /** Why it needs a look; false if it does not. */
  readonly state?: string | false;
}

function Fact({ to, name, children, state = false }: FactProps) {
  return (
    <Row
      as={Link}
      to={to}
      gap={2}
      align="center"
      justify="space-between"
      pad={[1, 3]}
      className={classes.fact}
    >
      <Text as="span" size={2} tone="muted">
        {name}
      </Text>
      <Stack as="span" className={classes.value}>
        <Text as="span" size={2} weight={600}>
          {children}
        </Text>
        {state !== false && (
          <Text as="span" size={1} weight={600} tone="bad">
            {state}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
