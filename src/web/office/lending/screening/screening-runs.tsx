import { type ScreeningRun, screeningEndpoints } from '#contract/lending/screening/screening.ts';
import { formatCount } from '#web/format/count.ts';
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
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { messages, runsShown, whyNames } from './screening.messages.ts';
import { ScreeningFrame } from './screening-frame.tsx';

const { listScreeningRuns } = screeningEndpoints;
const live = { kinds: ['screening'], endpoints: [listScreeningRuns] } as const;

/** The beginning of a hash, enough to tell two files apart. */
const hashShown = 12;

/** Each comparison of people with lists, newest first. */
export function ScreeningRuns() {
  return (
    <ScreeningFrame part="runs">
      <Runs />
    </ScreeningFrame>
  );
}

function Runs() {
  const pick = usePick();
  const address = useListAddress(listScreeningRuns.query);
  const list = useListPage(endpointQuery(listScreeningRuns, { query: address.query }));
  useLiveChanges(live);
  return (
    <ListPanel
      label={pick(messages.runs)}
      list={list}
      columns={useRunColumns()}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.noRunTitle)}
          text={pick(messages.noRunText)}
        />
      }
      summaryOf={pick(runsShown)}
      address={address}
    />
  );
}

function useRunColumns(): readonly Column<ScreeningRun>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const figure = (key: 'checked' | 'found' | 'foundNew', priority: 1 | 2): Column<ScreeningRun> => ({
    key,
    header: pick(messages[key]),
    priority,
    isFigure: true,
    cell: (run) => formatCount(run[key]),
  });
  return [
    {
      key: 'why',
      header: pick(messages.why),
      priority: 1,
      cell: ({ why, ranByName }) => (
        <>
          {pick(whyNames[why])}
          {ranByName !== null && (
            <SecondLine>
              <bdi>{pick(ranByName)}</bdi>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'when',
      header: pick(messages.when),
      priority: 2,
      isDay: true,
      cell: ({ ranAt }) => formatMoment(instantOf(ranAt), language, now),
    },
    {
      key: 'lists',
      header: pick(messages.lists),
      priority: 3,
      cell: ({ lists }) =>
        lists.map(({ name, hash }) => (
          <div key={hash}>
            <bdi>{name}</bdi> <Code>{hash.slice(0, hashShown)}</Code>
          </div>
        )),
    },
    figure('checked', 2),
    figure('found', 1),
    figure('foundNew', 1),
  ];
}
