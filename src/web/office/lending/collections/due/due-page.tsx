import { Suspense } from 'react';
import { Link } from 'react-router';
import { collectionEndpoints, type DuePart, type DueSums } from '#contract/lending/collections.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { ListSplit } from '#web/office/kit/list/beside/list-split.tsx';
import { useRowKeys } from '#web/office/kit/list/beside/use-row-keys.ts';
import { useChoice } from '#web/office/kit/list/choice/use-choice.ts';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { withQuery } from '#web/paths.ts';
import { partNames } from '../due-parts.messages.ts';
import { agreementsText, clearTexts, messages, shownOf } from './due.messages.ts';
import { DueCards } from './due-cards.tsx';
import { DueChoiceBar } from './due-choice-bar.tsx';
import { useDueColumns } from './due-columns.tsx';
import classes from './due-page.module.css';
import { type DueQuery, DueTools } from './due-tools.tsx';
import { OfficerPromises } from './officer-promises.tsx';
import { StartsOfDue } from './starts-of-due.tsx';
import { useRemind } from './use-remind.ts';

const { listDue, sumDue } = collectionEndpoints;

/** Its file is fetched when the round begins. */
const RoundPanel = latePart(async () => (await import('../round/round-panel.tsx')).RoundPanel);

/** The screens without a table: one with too little room beside the office's menu, and one on which nothing points at a row for its buttons. */
const forCards = '(width < 75em) or (hover: none)';

/** Payments come in at other counters while an officer works through the list. */
const refreshMs = 60_000;

/** The due list: the day's work of an officer, a branch or everyone. */
export function DuePage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const area = useArea();
  const mayRecord = useMay('payments.record');
  const reachesAll = useExtent('due-list.read') === 'all';
  const showsCards = useMediaQuery(forCards);
  const address = useListAddress(listDue.query);
  const { query } = address;
  const { group = dueGroups[0], officerId, branchId } = query;
  const reminding = useRemind();
  const { data: sums } = useEndpoint(sumDue, { query: { officerId, branchId } });
  const list = useListPage(endpointQuery(listDue, { query }), refreshMs);
  const rows = list.data?.data ?? [];
  // The sums are of whole groups.
  const summed = dueGroups.find((each) => each === group && query.age === undefined);
  const due = summed && sums?.groups[summed].dueNow;
  const choice = useChoice({
    shown: list.data?.data,
    keyOf: ({ agreementId }) => agreementId,
    nameOf: ({ customerName }) => pickWritten(customerName, language),
  });
  const sheetOf = (ids?: string) =>
    withQuery(area.dueSheet(), { group: query.group, age: query.age, officerId, branchId, ids });
  const isRound = address.open !== undefined && list.data !== undefined;
  useRowKeys(
    rows.map(({ agreementId }) => agreementId),
    address,
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} sum={{ amount: due }} />}
        actions={
          !isRound && (
            <StartsOfDue
              sheet={sheetOf()}
              slips={mayRecord ? withQuery(area.paymentSlips(), { officerId }) : null}
              round={rows[0] === undefined ? null : address.openLink(rows[0].agreementId)}
              isNarrow={showsCards}
            />
          )
        }
      />
      {reminding.failure !== null && (
        <div role="alert" className={classes.failure}>
          <Banner tone="warning" title={pick(messages.notReminded)}>
            <p>{reminding.failure.message}</p>
          </Banner>
        </div>
      )}
      {sums !== undefined && !isRound && (
        <div className={classes.totals}>
          <DueTotals
            sums={sums}
            listOf={(part) => withQuery(area.due(), { group: part, officerId, branchId })}
          />
        </div>
      )}
      <ListSplit isOpen={isRound}>
        <div>
          <ListPanel
            label={title}
            list={list}
            columns={useDueColumns(reminding.remind, isRound ? address.openLink : null)}
            keyOf={({ agreementId }) => agreementId}
            isSelected={({ agreementId }) => agreementId === address.open}
            choice={isRound ? undefined : choice}
            tools={<DueTools address={address} group={group} sums={sums} />}
            showAs={
              showsCards
                ? (items) => <DueCards items={items} remind={reminding.remind} choice={choice} />
                : undefined
            }
            empty={<NothingDue address={address} group={group} />}
            summaryOf={pick(shownOf)}
            address={address}
            ownSort="-daysPastDue"
          />
          {!isRound && <DueChoiceBar choice={choice} reminding={reminding} sheetOf={sheetOf} />}
        </div>
        {isRound && (
          <Suspense>
            <RoundPanel
              rows={rows}
              open={address.open ?? ''}
              openLink={address.openLink}
              show={address.show}
            />
          </Suspense>
        )}
      </ListSplit>
      {reachesAll && <OfficerPromises officerId={officerId} branchId={branchId} />}
    </>
  );
}

interface DueTotalsProps {
  readonly sums: DueSums;
  /** The address of a group. */
  readonly listOf: (group: DuePart) => string;
}

/** The totals of each group, which they open. */
function DueTotals({ sums, listOf }: DueTotalsProps) {
  const pick = usePick();
  const figures = dueGroups.map((group) => {
    const { agreements, dueNow } = sums.groups[group];
    return {
      label: pick(partNames[group]),
      value: dueNow === null ? pick(messages.tooMany) : <Money amount={dueNow} />,
      note: pick(agreementsText)(agreements),
      to: listOf(group),
    };
  });
  return <FigureStrip isBrief label={pick(messages.totals)} figures={figures} />;
}

interface NothingDueProps {
  readonly address: ListAddress<DueQuery>;
  readonly group: DuePart;
}

/** An empty group is good news, unless a filter made it so. */
function NothingDue({ address: { query, link, only }, group }: NothingDueProps) {
  const pick = usePick();
  if (query.age !== undefined || query.branchId !== undefined || query.officerId !== undefined)
    return <NoMatch text={pick(messages.noMatchText)} wholeLink={only({ group })} />;
  const next = group === 'overdue' ? 'broken' : 'overdue';
  return (
    <EmptyState
      drawing={<ChaiCup />}
      title={pick(messages.clearTitle)}
      text={pick(clearTexts[group])}
      action={
        <Button as={Link} {...link({ group: next })}>
          {pick(partNames[next])}
        </Button>
      }
    />
  );
}
