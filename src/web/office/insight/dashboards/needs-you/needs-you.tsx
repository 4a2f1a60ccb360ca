import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMinute } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { withQuery } from '#web/paths.ts';
import { messages, partNames } from './needs-you.messages.ts';
import classes from './needs-you.module.css';
import { useWaitingItems } from './use-waiting-items.ts';
import { inOrder, keyOf, partOf, waitingParts } from './waiting-item.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The number that fits beside the charts. The pages of the queues have the others. */
const shownMax = 10;

interface NeedsYouProps {
  readonly branchId?: string | undefined;
  readonly foot?: ReactNode;
}

/** All that waits for the reader in one list: decisions, visitors, and what customers sent. The first that says why is open. */
export function NeedsYou({ branchId, foot }: NeedsYouProps) {
  const pick = usePick();
  const area = useArea();
  const now = useMinute();
  const reachesAll = useMay('contact-requests.assign');
  const address = useAddressQuery();
  const { items, counts, isLoaded, error, refetch } = useWaitingItems(branchId);
  const current = waitingParts.find((part) => part === address.get('waiting')) ?? 'all';
  const part = inOrder(items, now).filter((item) => current === 'all' || partOf(item) === current);
  const shown = part.slice(0, shownMax);
  const open = shown.find(({ kind }) => kind === 'approval' || kind === 'customer request');
  const decidableBy = 'me';
  const queues = {
    all: withQuery(area.approvals(), { decidableBy, branchId }),
    decisions: withQuery(area.approvals(), { decidableBy, branchId }),
    requests: withQuery(reachesAll ? area.contactRequests() : area.myContactRequests(), {
      tab: 'to_contact',
      branchId,
    }),
    transfers: withQuery(area.transferReports(), { branchId }),
  };
  return (
    <Section
      title={pick(messages.title)}
      actions={<Link to={queues[current]}>{pick(messages.wholeList)}</Link>}
    >
      <div className={classes.wide}>
        <FilterTabs
          label={pick(messages.parts)}
          tabs={(['all', ...waitingParts] as const).map((each) => ({
            label: pick(partNames[each]),
            count: counts[each],
            to: { search: address.with({ waiting: each }) },
            isCurrent: each === current,
          }))}
        />
      </div>
      {error !== null && <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />}
      {!isLoaded && error === null && <Skeleton height={360} />}
      {isLoaded && part.length === 0 && (
        <EmptyState drawing={<ChaiCup />} title={pick(messages.nothing)} text={pick(messages.nothingText)} />
      )}
      <ul>
        {shown.map((item) => (
          <WaitingRow key={keyOf(item)} item={item} isOpen={item === open} />
        ))}
      </ul>
      {foot}
    </Section>
  );
}
