import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { AloneDecisions } from './alone-decisions.tsx';
import { messages } from './portfolio.messages.ts';
import { WaitingRow } from './waiting-row.tsx';

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
      {days && <AloneDecisions branchId={branchId} days={days} />}
    </Section>
  );
}
