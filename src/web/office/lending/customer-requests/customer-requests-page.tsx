import { type CustomerRequest, customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { kindNames, messages, shownOf } from './customer-requests.messages.ts';
import classes from './request-rows.module.css';
import { RequestTools } from './request-tools.tsx';

const { listCustomerRequests } = customerRequestEndpoints;

/** Customers ask while one looks. */
const live = { kinds: ['customer_requests'], endpoints: Object.values(customerRequestEndpoints) } as const;

/** What customers ask for themselves: each is answered in words, or by the call that it asks for. */
export function CustomerRequestsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(listCustomerRequests.query);
  const { query, narrow } = address;
  const isAnswered = query.queue === 'answered';
  useLiveChanges(live);
  return (
    <>
      <PageHeader title={title} lead={pick(messages.lead)} />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(listCustomerRequests, { query }))}
        columns={useColumns(isAnswered)}
        keyOf={({ id }) => id}
        tools={
          <RequestTools
            shown={isAnswered ? 'answeredRequests' : 'requests'}
            branchId={query.branchId}
            onBranch={(branchId) => narrow({ branchId })}
          />
        }
        empty={<NoRequests address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface NoRequestsProps {
  readonly address: ListAddress<ListQuery<typeof listCustomerRequests.query>>;
}

/** A cleared queue is good news. */
function NoRequests({ address: { query, only } }: NoRequestsProps) {
  const pick = usePick();
  const { queue, branchId } = query;
  if (branchId !== undefined)
    return <NoMatch text={pick(messages.noMatchText)} wholeLink={only({ queue })} />;
  return queue === 'answered' ? (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.noneAnsweredTitle)}
      text={pick(messages.noneAnsweredText)}
    />
  ) : (
    <EmptyState drawing={<ChaiCup />} title={pick(messages.clearedTitle)} text={pick(messages.clearedText)} />
  );
}

function useColumns(isAnswered: boolean): readonly Column<CustomerRequest>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const answer: Column<CustomerRequest> = {
    key: 'answer',
    header: pick(messages.answer),
    priority: 2,
    cell: (row) => (
      <WrittenText className={classes.reason}>{row.answer ?? pick(messages.called)}</WrittenText>
    ),
  };
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (row) => <CustomerCell request={row} />,
    },
    { key: 'kind', header: pick(messages.asksFor), priority: 1, cell: ({ kind }) => pick(kindNames[kind]) },
    {
      key: 'reason',
      header: pick(messages.reason),
      priority: 2,
      cell: ({ reason }) => <WrittenText className={classes.reason}>{reason}</WrittenText>,
    },
    ...(isAnswered ? [answer] : []),
    {
      key: 'asked',
      header: pick(messages.asked),
      priority: 2,
      cell: ({ askedAt }) => formatMoment(instantOf(askedAt), language, now),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ branch }) => pick(branch) },
  ];
}

/** Who asks, and about what; the whole row opens it. */
function CustomerCell({ request: { id, customer, agreementNumber } }: { readonly request: CustomerRequest }) {
  const openDrawer = useOpenDrawer();
  const name = personName(customer, useLanguage());
  return (
    <div className={classes.request}>
      <Avatar name={name} shape="square" />
      <div className={classes.about}>
        <button type="button" className={classes.open} onClick={() => openDrawer('customerRequest', id)}>
          <WrittenText>{name}</WrittenText>
        </button>
        <div className={classes.second}>
          <Code>{agreementNumber}</Code>
        </div>
      </div>
    </div>
  );
}
