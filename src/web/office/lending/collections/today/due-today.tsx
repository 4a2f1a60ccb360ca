import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { DueCards } from '../due/due-cards.tsx';
import { useRemind } from '../due/use-remind.ts';
import { partNames } from '../due-parts.messages.ts';
import classes from './due-today.module.css';
import { messages } from './today.messages.ts';

const { listDue, sumDue } = collectionEndpoints;

/** Colleagues take payments from the reader's customers: the open page is at most half a minute old. */
const refetchInterval = 25_000;

/** A day's work at first sight; the list itself has the others. */
const shownMax = 10;

/** The first rows of each part of the due list, with their actions. */
export function DueToday() {
  const pick = usePick();
  const area = useArea();
  const { query, link } = useListAddress(listDue.query);
  const reminding = useRemind();
  const { data: sums } = useEndpoint(sumDue, { query: {} }, { refetchInterval });
  const chosen = dueGroups.find((each) => each === query.group);
  const filled = dueGroups.find((each) => sums !== undefined && sums.groups[each].agreements > 0);
  const group = chosen ?? filled ?? dueGroups[0];
  const {
    data: items,
    error,
    refetch,
  } = useEndpoint(
    listDue,
    { query: { group } },
    { refetchInterval, enabled: chosen !== undefined || sums !== undefined },
  );
  return (
    <Section
      title={pick(messages.due)}
      actions={<Link to={withQuery(area.due(), { group })}>{pick(messages.wholeList)}</Link>}
    >
      <div className={classes.wide}>
        <FilterTabs
          label={pick(messages.groups)}
          tabs={dueGroups.map((each) => ({
            ...link({ group: each }),
            label: pick(partNames[each]),
            count: sums?.groups[each].agreements,
            isCurrent: each === group,
          }))}
        />
      </div>
      {reminding.failure !== null && (
        <div role="alert">
          <Banner tone="warning" title={pick(messages.notReminded)}>
            <p>{reminding.failure.message}</p>
          </Banner>
        </div>
      )}
      {items === undefined ? (
        error === null ? (
          <Skeleton height={360} />
        ) : (
          <LoadError title={pick(messages.due)} failure={error} onRetry={() => void refetch()} />
        )
      ) : items.length === 0 ? (
        <EmptyState drawing={<ChaiCup />} title={pick(messages.clear)} text={pick(messages.clearText)} />
      ) : (
        <div className={classes.wide}>
          <DueCards items={items.slice(0, shownMax)} remind={reminding.remind} />
        </div>
      )}
    </Section>
  );
}
