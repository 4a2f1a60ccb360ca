import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { formTypeNames, promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { messages } from './employee.messages.ts';
import classes from './employee-rows.module.css';

const { listContactRequests } = contactRequestEndpoints;

/** Visitors write while the page is open. */
const live = { kinds: ['contact_requests'], endpoints: [listContactRequests] } as const;

const shownMax = 5;

/** The visitors who wait for the employee's call. */
export function MyRequests() {
  const pick = usePick();
  const area = useArea();
  useLiveChanges(live);
  const {
    data: requests,
    error,
    refetch,
  } = useEndpoint(listContactRequests, { query: { tab: 'to_contact' } });
  return (
    <Section
      title={pick(messages.requests)}
      lead={pick(messages.requestsLead)}
      actions={<Link to={area.myContactRequests()}>{pick(messages.allRequests)}</Link>}
    >
      {requests === undefined &&
        (error === null ? (
          <Skeleton height={160} />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        ))}
      {requests?.length === 0 && <p>{pick(messages.noRequests)}</p>}
      <ul>
        {requests?.slice(0, shownMax).map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function RequestRow({ request }: { readonly request: ContactRequestRow }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const { id, fullName, formType, receivedAt, promisedUntil } = request;
  const state = promiseStateOf(instantOf(receivedAt), null, now);
  const isOverdue = state === 'overdue';
  return (
    <Stack as="li" pad={[3, 0]} className={classes.row}>
      <Row gap={[1, 3]} align="baseline" justify="space-between" wraps>
        <Link
          to={withQuery(area.myContactRequests(), { tab: 'to_contact', open: id })}
          className={classes.open}
        >
          <WrittenText>{fullName}</WrittenText>
        </Link>
        <Badge
          tone={isOverdue ? 'bad' : state === 'due_soon' ? 'warning' : 'quiet'}
          icon={isOverdue ? AlertIcon : ClockIcon}
          text={pick(promiseNames[state])}
        />
      </Row>
      <Text tone="muted">
        <FactLine>
          {pick(formTypeNames[formType])}
          {formatMoment(instantOf(promisedUntil), language, now)}
        </FactLine>
      </Text>
    </Stack>
  );
}
