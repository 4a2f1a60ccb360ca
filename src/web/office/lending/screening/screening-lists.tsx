import { type ScreeningList, screeningEndpoints } from '#contract/lending/screening/screening.ts';
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
import { ListActions } from './list-actions.tsx';
import { NewList } from './new-list.tsx';
import { listsShown, messages } from './screening.messages.ts';
import classes from './screening.module.css';
import { ScreeningFrame } from './screening-frame.tsx';

const { listScreeningLists } = screeningEndpoints;
const live = { kinds: ['screening'], endpoints: [listScreeningLists] } as const;

/** The lists with all their editions, and the way to add one. */
export function ScreeningLists() {
  return (
    <ScreeningFrame part="lists">
      <Lists />
    </ScreeningFrame>
  );
}

function Lists() {
  const pick = usePick();
  const address = useListAddress(listScreeningLists.query);
  const list = useListPage(endpointQuery(listScreeningLists, { query: address.query }));
  useLiveChanges(live);
  return (
    <>
      <NewList />
      <ListPanel
        label={pick(messages.lists)}
        list={list}
        columns={useListColumns()}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.noListTitle)}
            text={pick(messages.noListText)}
          />
        }
        summaryOf={pick(listsShown)}
        address={address}
      />
    </>
  );
}

function useListColumns(): readonly Column<ScreeningList>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'list',
      header: pick(messages.list),
      priority: 1,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'hash',
      header: pick(messages.hash),
      priority: 3,
      cell: ({ hash }) => (
        <div className={classes.hash}>
          <Code>{hash}</Code>
        </div>
      ),
    },
    {
      key: 'entries',
      header: pick(messages.entries),
      priority: 2,
      isFigure: true,
      cell: ({ rows }) => formatCount(rows),
    },
    {
      key: 'added',
      header: pick(messages.addedOn),
      priority: 2,
      cell: ({ addedAt, addedByName }) => (
        <>
          {formatMoment(instantOf(addedAt), language, now)}
          <SecondLine>
            <bdi>{pick(addedByName)}</bdi>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'status',
      header: pick(messages.status),
      priority: 1,
      cell: ({ endedAt }) => (
        <>
          {pick(endedAt === null ? messages.inForce : messages.ended)}
          {endedAt !== null && <SecondLine>{formatMoment(instantOf(endedAt), language, now)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (row) => row.endedAt === null && <ListActions list={row} />,
    },
  ];
}
