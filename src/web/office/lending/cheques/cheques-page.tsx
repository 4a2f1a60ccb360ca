import { chequeEndpoints, chequeParts } from '#contract/lending/cheques/cheques.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { CustomerSearch } from '../ground/customer/customer-search.tsx';
import { WaitingQueues } from '../ground/waiting/waiting-queues.tsx';
import { messages, partNames, shownOf } from './cheques.messages.ts';
import { useChequeColumns } from './use-cheque-columns.tsx';

const { listCheques, sumOpenCheques } = chequeEndpoints;

/** The cheques that customers paid with: those that no bank has paid yet, the oldest first, until another part is chosen. */
export function ChequesPage() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { title } = usePage();
  const address = useListAddress(listCheques.query);
  const { branchId, part } = address.query;
  const list = useListPage(endpointQuery(listCheques, { query: address.query }));
  const { data: open } = useEndpoint(sumOpenCheques, { query: { branchId } }, keepingShown);
  const isOpen = (part ?? 'open') === 'open';
  const oldestOn = open?.oldestOn ?? null;
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        lead={
          <Row as="span" gap={[0, 3]} align="baseline" wraps>
            <ListCount list={list.data} {...(isOpen && { sum: { amount: open?.amount } })} />
            {isOpen && oldestOn !== null && (
              <span>
                {pick(messages.oldest)} {formatCalendarDay(oldestOn, language, now)}
              </span>
            )}
          </Row>
        }
        queues={<WaitingQueues current="cheques" />}
      />
      <ListPanel
        label={title}
        list={list}
        columns={useChequeColumns()}
        keyOf={({ entryId }) => entryId}
        tools={<ChequeTools address={address} open={open?.cheques} />}
        empty={
          address.isNarrowed ? (
            <NoMatch text={pick(messages.noMatchText)} wholeLink={address.only({})} />
          ) : (
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(messages.emptyText)}
            />
          )
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface ChequeToolsProps {
  readonly address: ListAddress<ListQuery<typeof listCheques.query>>;
  readonly open: number | undefined;
}

function ChequeTools({ address: { query, link, narrow }, open }: ChequeToolsProps) {
  const pick = usePick();
  const reachesAll = useExtent('payments.record') === 'all';
  const branches = useBranchChoices();
  const tabs = chequeParts.map((part) => ({
    ...link({ part: part === 'open' ? undefined : part }),
    label: pick(partNames[part]),
    count: part === 'open' ? open : undefined,
    isCurrent: part === (query.part ?? 'open'),
    isWhole: part === 'open',
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byPart)} tabs={tabs} />}
      search={<CustomerSearch value={query.customerId} onChoose={(customerId) => narrow({ customerId })} />}
      chosen={[query.branchId]}
      filters={
        reachesAll && (
          <FilterSelect
            label={pick(messages.branch)}
            value={query.branchId}
            choices={branches}
            onChoose={(branchId) => narrow({ branchId })}
          />
        )
      }
    />
  );
}
