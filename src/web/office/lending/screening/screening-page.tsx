import { screeningEndpoints, screeningTabs } from '#contract/lending/screening/screening.ts';
import { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { matchesShown, messages, tabNames } from './screening.messages.ts';
import { ScreeningFrame } from './screening-frame.tsx';
import { useMatchColumns } from './use-match-columns.tsx';

const { listScreeningMatches } = screeningEndpoints;
const live = { kinds: ['screening'], endpoints: [listScreeningMatches] } as const;

/** The people who match an entry of a list: the stops that wait, until another part is chosen. */
export function ScreeningPage() {
  return (
    <ScreeningFrame part="matches">
      <Matches />
    </ScreeningFrame>
  );
}

function Matches() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(listScreeningMatches.query);
  const { tab = 'stops', ...query } = address.query;
  const list = useListPage(endpointQuery(listScreeningMatches, { query: { ...query, tab } }));
  useLiveChanges(live);
  return (
    <ListPanel
      label={title}
      list={list}
      columns={useMatchColumns()}
      keyOf={({ id }) => id}
      tools={<MatchTools address={address} />}
      empty={
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.emptyTitle)}
          text={pick(messages.emptyText)}
        />
      }
      summaryOf={pick(matchesShown)}
      address={address}
    />
  );
}

interface MatchToolsProps {
  readonly address: ListAddress<ListQuery<typeof listScreeningMatches.query>>;
}

function MatchTools({ address: { query, link } }: MatchToolsProps) {
  const pick = usePick();
  const { tab: current = 'stops' } = query;
  const { data } = useEndpoint(screeningStateEndpoints.getScreening, {}, keepingShown);
  const counts = { stops: data?.openStops, looks: data?.openLooks, decided: undefined };
  const tabs = screeningTabs.map((tab) => ({
    ...link({ tab: tab === 'stops' ? undefined : tab }),
    label: pick(tabNames[tab]),
    count: counts[tab],
    isCurrent: tab === current,
  }));
  return <ListBar tabs={<FilterTabs label={pick(messages.byPart)} tabs={tabs} />} chosen={[]} />;
}
