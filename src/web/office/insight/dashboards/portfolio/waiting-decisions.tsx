import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { type ApprovalListItem, approvalEndpoints } from '#contract/lending/approvals.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { amountOf } from '#web/office/lending/ground/approval/approval-amount.ts';
import { ApprovalTile } from '#web/office/lending/ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { AloneDecisions } from './alone-decisions.tsx';
import { messages } from './portfolio.messages.ts';
import classes from './waiting-decisions.module.css';

const live = { kinds: ['approvals'], endpoints: [approvalEndpoints.listApprovals] } as const;

/** The number that fits beside the chart. The page of requests has the others. */
const shownMax = 5;

interface WaitingDecisionsProps {
  readonly branchId: string | undefined;
  /** Of the decisions that one person took alone; undefined until the dashboard has loaded. */
  readonly days: { readonly from: string; readonly until: string } | undefined;
}

/** The waiting requests, the oldest first, and how many were decided alone. A press opens the decision itself. */
export function WaitingDecisions({ branchId, days }: WaitingDecisionsProps) {
  const pick = usePick();
  const area = useArea();
  useLiveChanges(live);
  const {
    data: waiting,
    error,
    refetch,
  } = useEndpoint(approvalEndpoints.listApprovals, { query: { branchId } });
  return (
    <Section
      title={pick(messages.waiting)}
      lead={days && <AloneDecisions branchId={branchId} days={days} />}
      actions={<Link to={withQuery(area.approvals(), { branchId })}>{pick(messages.allWaiting)}</Link>}
    >
      {waiting === undefined &&
        (error === null ? (
          <Skeleton height={240} />
        ) : (
          <LoadError title={pick(messages.waitingNotOpened)} failure={error} onRetry={() => void refetch()} />
        ))}
      {waiting?.length === 0 && (
        <EmptyState
          drawing={<ChaiCup />}
          title={pick(messages.nothingWaits)}
          text={pick(messages.nothingWaitsText)}
        />
      )}
      <ul>
        {waiting?.slice(0, shownMax).map((approval) => (
          <WaitingRow key={approval.id} approval={approval} />
        ))}
      </ul>
    </Section>
  );
}

function WaitingRow({ approval }: { readonly approval: ApprovalListItem }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const openDrawer = useOpenDrawer();
  const { id, kind, customerName, agreementNumber, requestedByName, requestedAt } = approval;
  const amount = amountOf(approval);
  return (
    <Row as="li" gap={3} pad={[3, 0]} className={classes.row}>
      <ApprovalTile kind={kind} />
      <Stack className={classes.about}>
        {/* Below a long kind the amount stays where the other amounts are. */}
        <Row gap={[0, 3]} align="baseline" justify="end" wraps weight={600}>
          <button type="button" className={classes.open} onClick={() => openDrawer('decide', id)}>
            {pick(approvalDescriptors[kind].name)}
          </button>
          {amount !== null && <Money amount={amount} />}
        </Row>
        <Text size={2} tone="muted">
          <FactLine>
            <WrittenText>{pickWritten(customerName, language)}</WrittenText>
            <Code>{agreementNumber}</Code>
          </FactLine>
        </Text>
        <Text size={2} tone="muted">
          <FactLine>
            <WrittenText>{pick(requestedByName)}</WrittenText>
            {formatMoment(instantOf(requestedAt), language, now)}
          </FactLine>
        </Text>
      </Stack>
    </Row>
  );
}
