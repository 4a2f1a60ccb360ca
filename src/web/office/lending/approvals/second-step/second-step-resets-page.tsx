import { Suspense } from 'react';
import { approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import { type ClosedReset, secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { stateSigns } from '../../ground/approval/approval-icons.tsx';
import { WaitingQueues } from '../../ground/waiting/waiting-queues.tsx';
import { shownOf } from '../approvals.messages.ts';
import { messages, said } from './second-step-resets.messages.ts';

/** Few of the readers find one waiting, so the list does not wait for its code. */
const SecondStepResets = latePart(async () => (await import('./second-step-resets.tsx')).SecondStepResets);

/** The requests to reset a customer's second step: the waiting ones, and below them the closed ones. */
export function SecondStepResetsPage() {
  const pick = usePick();
  const { title } = usePage();
  const { listClosedResets } = secondStepResetEndpoints;
  const address = useListAddress(listClosedResets.query);
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        queues={<WaitingQueues current="secondStepResets" />}
      />
      <Suspense fallback={null}>
        <SecondStepResets />
      </Suspense>
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(listClosedResets, { query: address.query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.noneTitle)}
            text={pick(messages.noneText)}
          />
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function useColumns(): readonly Column<ClosedReset>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const whenOf = (iso: string) => formatMoment(instantOf(iso), language, now);
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (reset) => <Whose reset={reset} />,
    },
    {
      key: 'state',
      header: pick(messages.state),
      priority: 1,
      cell: ({ state, decidedByName, decidedAt, decisionNote }) => (
        <>
          <Badge {...stateSigns[state]} text={pick(approvalStateNames[state])} />
          {decidedByName !== null && decidedAt !== null && (
            <SecondLine>{pick(said)(pick(decidedByName), whenOf(decidedAt))}</SecondLine>
          )}
          {decisionNote !== null && <WrittenText>{decisionNote}</WrittenText>}
        </>
      ),
    },
    {
      key: 'asked',
      header: pick(messages.askedBy),
      priority: 2,
      cell: ({ requestedByName, requestedAt }) => (
        <>
          <WrittenText>{pick(requestedByName)}</WrittenText>
          <SecondLine>{whenOf(requestedAt)}</SecondLine>
        </>
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 3,
      cell: ({ branchCity }) => pick(branchCity),
    },
  ];
}

interface WhoseProps {
  readonly reset: ClosedReset;
}

/** The customer, why the second step was lost and how the branch checked the identity: on a phone too. */
function Whose({ reset }: WhoseProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { customerId, customerName, reason, identityProof } = reset;
  return (
    <>
      <PersonCell
        name={pickWritten(customerName, language)}
        second={otherWritten(customerName, language)}
        shape="square"
        to={area.customerBalance(customerId)}
      />
      <WrittenText>{reason}</WrittenText>
      <SecondLine>
        {pick(messages.proof)}: <WrittenText>{identityProof}</WrittenText>
      </SecondLine>
    </>
  );
}
