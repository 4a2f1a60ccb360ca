import { Link } from 'react-router';
import { collectionEndpoints, dueParts } from '#contract/lending/collections.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
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
import { countOf } from '../due/due-tools.tsx';
import { useRemind } from '../due/use-remind.ts';
import { partNames } from '../due-parts.messages.ts';
import classes from './due-today.module.css';
import { messages } from './today.messages.ts';

const { listDue, sumDue } = collectionEndpoints;

/** Colleagues take payments from the reader's customers: the open page is at most half a minute old. */
const refetchInterval = 25_000;

/** Reminders are sent from the list itself. */
const parts = dueParts.filter((part) => part !== 'to_remind');

/** A day's work at first sight; the list itself has the others. */
const shownMax = 10;

/** The first rows of each part of the due list, with their actions. */
export function DueToday() {
  const pick = usePick();
  const area = useArea();
  const { query, link } = useListAddress(listDue.query);
  const reminding = useRemind();
  const { data: sums } = useEndpoint(sumDue, { query: {} }, { refetchInterval });
  const chosen = parts.find((each) => each === query.group);
  const filled = parts.find((each) => sums !== undefined && countOf(each, sums) > 0);
  const group = chosen ?? filled ?? parts[0];
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
          tabs={parts.map((each) => ({
            ...link({ group: each }),
            label: pick(partNames[each]),
            count: sums && countOf(each, sums),
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
