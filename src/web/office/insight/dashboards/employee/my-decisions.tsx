import { Link } from 'react-router';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { useDecidesWithinLimits } from '#web/office/lending/ground/approval/use-decides-within-limits.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { WaitingRow } from '../portfolio/waiting-row.tsx';
import { allDecisions, messages } from './employee.messages.ts';

const live = { kinds: ['approvals'], endpoints: [approvalEndpoints.listApprovals] } as const;

const query = { decidableBy: 'me' } as const;

const shownMax = 5;

/** The requests of the branch that the employee may decide; nothing for employees without limits. */
export function MyDecisions() {
  return useDecidesWithinLimits() && <Decisions />;
}

function Decisions() {
  const pick = usePick();
  const area = useArea();
  useLiveChanges(live);
  const {
    data: waiting,
    error,
    refetch,
  } = useListPage(endpointQuery(approvalEndpoints.listApprovals, { query }));
  const inbox = withQuery(area.approvals(), query);
  return (
    <Section
      title={pick(messages.decisions)}
      actions={waiting && <Link to={inbox}>{pick(allDecisions)(waiting.page.total)}</Link>}
    >
      {error !== null && (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
      {waiting?.data.length === 0 && <p>{pick(messages.noDecisions)}</p>}
      <ul>
        {waiting?.data.slice(0, shownMax).map((approval) => (
          <WaitingRow key={approval.id} approval={approval} />
        ))}
      </ul>
    </Section>
  );
}
