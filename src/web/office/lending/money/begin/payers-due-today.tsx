import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { collectionEndpoints, type DueListItem } from '#contract/lending/collections.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './begin.module.css';
import { messages } from './new-payment.messages.ts';

/** The number of rows visible without scrolling. The due list has the others. */
const shownMax = 8;

/** The customers most likely at the counter, while nothing is searched for. A press opens the payment. */
export function PayersDueToday() {
  const pick = usePick();
  const area = useArea();
  const titleId = useId();
  const { data, error, refetch } = useEndpoint(collectionEndpoints.listDue, {
    query: { group: 'due_today' },
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton height={320} radius="lg" />
    ) : (
      <LoadError title={pick(messages.dueNotLoaded)} failure={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0)
    return (
      <EmptyState
        drawing={<OpenRegister />}
        title={pick(messages.nothingDue)}
        text={pick(messages.nothingDueText)}
      />
    );
  return (
    <>
      <Row gap={[1, 4]} align="baseline" justify="space-between" wraps>
        <h2 id={titleId}>{pick(messages.dueToday)}</h2>
        <Link to={area.due()} className="touch">
          {pick(messages.wholeDueList)}
        </Link>
      </Row>
      <ul aria-labelledby={titleId} className={classes.rows}>
        {data.slice(0, shownMax).map((due) => (
          <li key={due.agreementId}>
            <DueToday due={due} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DueToday({ due }: { readonly due: DueListItem }) {
  const openDrawer = useOpenDrawer();
  const { agreementId, agreementNumber, customerName, dueNow } = due;
  const name = pickWritten(customerName, useLanguage());
  return (
    <Row
      as="button"
      type="button"
      gap={3}
      align="center"
      pad={2}
      className={classes.row}
      onClick={() => openDrawer('recordPayment', agreementId)}
    >
      <Avatar name={name} shape="square" />
      <Stack as="span" className={classes.who}>
        <strong>
          <WrittenText>{name}</WrittenText>
        </strong>
        <Text as="span" size={2} tone="muted">
          <Code>{agreementNumber}</Code>
        </Text>
      </Stack>
      <Money amount={dueNow} />
    </Row>
  );
}
