import { type CustomerRequest, customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { BriefText } from '#web/office/kit/list/brief-text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { OpeningCell } from '#web/office/kit/list/opening-cell.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { customerRequestNames } from '../ground/labels/customer-request-names.messages.ts';
import { messages, shownOf } from './customer-requests.messages.ts';
import { RequestInbox } from './request-inbox.tsx';

const { listCustomerRequests } = customerRequestEndpoints;

/** Customers send requests while the page is open. */
const live = { kinds: ['customer_requests'], endpoints: Object.values(customerRequestEndpoints) } as const;

/** The customers' own requests. Each is answered in words, or by the call that it asks for. */
export function CustomerRequestsPage() {
  const address = useListAddress(listCustomerRequests.query);
  const { query } = address;
  const isAnswered = query.queue === 'answered';
  useLiveChanges(live);
  return (
    <RequestInbox
      queue="customerRequests"
      shown={isAnswered ? 'answeredRequests' : 'requests'}
      isDone={isAnswered}
      texts={messages}
      shownOf={shownOf}
      list={useListPage(endpointQuery(listCustomerRequests, { query }))}
      columns={useColumns(isAnswered)}
      address={address}
      onNarrow={address.narrow}
      wholeLink={address.only({ queue: query.queue })}
    />
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
    cell: (row) => <BriefText>{row.answer ?? pick(messages.called)}</BriefText>,
  };
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (row) => <CustomerCell request={row} />,
    },
    {
      key: 'kind',
      header: pick(messages.asksFor),
      priority: 1,
      cell: ({ kind }) => pick(customerRequestNames[kind]),
    },
    {
      key: 'reason',
      header: pick(messages.reason),
      priority: 2,
      cell: ({ reason }) => <BriefText>{reason}</BriefText>,
    },
    ...(isAnswered ? [answer] : []),
    {
      key: 'asked',
      header: pick(messages.asked),
      priority: 2,
      isDay: true,
      cell: ({ askedAt }) => formatMoment(instantOf(askedAt), language, now),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ branch }) => pick(branch) },
  ];
}

/** The customer and the subject of the request. The whole row opens it. */
function CustomerCell({ request: { id, customer, agreementNumber } }: { readonly request: CustomerRequest }) {
  const openDrawer = useOpenDrawer();
  const name = pickWritten(customer.fullName, useLanguage());
  return (
    <OpeningCell
      sign={<Avatar name={name} shape="square" />}
      second={<Code>{agreementNumber}</Code>}
      onOpen={() => openDrawer('customerRequest', id)}
    >
      <WrittenText>{name}</WrittenText>
    </OpeningCell>
  );
}
