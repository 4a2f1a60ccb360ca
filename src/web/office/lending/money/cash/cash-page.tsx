import { Suspense } from 'react';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { CloseDayLink } from '../cash-days/close-day-link.tsx';
import { messages, movementsShownOf } from './cash.messages.ts';
import { CashLimitBand } from './cash-limit.tsx';
import { useCashColumns } from './cash-slips.tsx';
import { Deposit } from './deposit.tsx';
import { PayExpense } from './expenses/pay-expense.tsx';
import { GiveFloat } from './give-float.tsx';
import { ListTitle } from './list-title.tsx';
import { MyCashPanels, SlipsOfWeek } from './my-cash.tsx';
import { useReversibleCash } from './reversals/use-reversible-cash.tsx';

/** Their files come after the own cash. */
const ReversedPayments = latePart(async () => (await import('./reversed-cash.tsx')).ReversedPayments);
const CashReversals = latePart(async () => (await import('./reversals/cash-reversals.tsx')).CashReversals);
const HeldSlips = latePart(async () => (await import('./field/held-slips.tsx')).HeldSlips);
const CashPlaces = latePart(async () => (await import('./places/cash-places.tsx')).CashPlaces);

/** The cash within reach: the places of a superadmin, the drawer of a custodian, the own hand, and the movements of all of them. */
export function CashPage() {
  const pick = usePick();
  const { title } = usePage();
  const seesAll = useMay('cash.manage');
  const settles = useMay('field.settle');
  const { data, error, refetch } = useEndpoint(cashEndpoints.getMyCash, {}, { refetchInterval: 25_000 });
  const kept = data?.drawers.filter(({ held }) => held !== null) ?? [];
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        actions={
          kept[0] !== undefined &&
          !seesAll && (
            <>
              <GiveFloat branchId={kept[0].branchId} />
              <PayExpense branchId={kept[0].branchId} />
              <Deposit branchId={kept[0].branchId} />
              <CloseDayLink branchId={kept[0].branchId} />
            </>
          )
        }
      />
      {!seesAll && kept.length > 0 && (
        <FigureStrip
          label={pick(messages.drawer)}
          figures={kept.map(({ city, held }) => ({
            label: pick(messages.drawer),
            value: <Money amount={held ?? 0} />,
            note: pick(city),
          }))}
        />
      )}
      {!seesAll &&
        kept.map(({ branchId, city, held, limit }) => (
          <CashLimitBand
            key={branchId}
            title={`${pick(messages.drawer)}, ${pick(city)}`}
            held={held ?? 0}
            limit={limit}
          />
        ))}
      {data !== undefined ? (
        <>
          <MyCashPanels cash={data} />
          <SlipsOfWeek cash={data} />
        </>
      ) : error === null ? (
        <Skeleton height={120} radius="lg" />
      ) : (
        <LoadError title={pick(messages.failed)} failure={error} onRetry={() => void refetch()} />
      )}
      <Suspense>
        <CashReversals />
      </Suspense>
      {settles && (
        <Suspense>
          <HeldSlips />
        </Suspense>
      )}
      {(seesAll || kept.length > 0) && (
        <Suspense>
          <ReversedPayments />
        </Suspense>
      )}
      {seesAll && (
        <Suspense fallback={<Skeleton height={240} radius="lg" />}>
          <CashPlaces />
        </Suspense>
      )}
      <Movements />
    </>
  );
}

function Movements() {
  const pick = usePick();
  const address = useListAddress(cashEndpoints.listCashMovements.query);
  const columns = useCashColumns();
  const { column, dialog } = useReversibleCash();
  return (
    <>
      <ListPanel
        label={pick(messages.movements)}
        tools={
          <ListBar
            tabs={<ListTitle>{pick(messages.movements)}</ListTitle>}
            search={
              <SearchField
                label={pick(messages.slipNumber)}
                value={address.query.number ?? ''}
                onSearch={(typed) => address.narrow({ number: typed || undefined }, 'replace')}
              />
            }
            chosen={[]}
          />
        }
        list={useListPage(endpointQuery(cashEndpoints.listCashMovements, { query: address.query }))}
        columns={[...columns, column]}
        keyOf={({ id }) => id}
        empty={
          address.isNarrowed ? (
            <NoMatch text={pick(messages.noSlip)} wholeLink={address.only({})} />
          ) : (
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(messages.emptyText)}
            />
          )
        }
        summaryOf={pick(movementsShownOf)}
        address={address}
      />
      {dialog}
    </>
  );
}
