import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type CustomerListRow, customerEndpoints } from '#contract/lending/customers.ts';
import { formatCount } from '#web/format/count.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { arrearsTitle } from '#web/office/kit/labels/customer-labels.messages.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ExportButton } from '#web/office/kit/list/export-button.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { customerNames } from './customer-names.ts';
import { CustomerStanding } from './customer-standing.tsx';
import { type CustomersAddress, CustomerTools } from './customer-tools.tsx';
import { messages, shownOf } from './customers.messages.ts';
import classes from './customers-page.module.css';

export function CustomersPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(customerEndpoints.listCustomers.body);
  const { cursor: _, ...filters } = address.query;
  const mayExport = useMay('exports.make');
  return (
    <>
      <PageHeader
        title={title}
        lead={pick(messages.lead)}
        actions={
          <>
            {mayExport && (
              <ExportButton endpoint={customerEndpoints.exportCustomers} input={{ body: filters }} />
            )}
            <NewCustomerButton />
          </>
        }
      />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(customerEndpoints.listCustomers, { body: address.query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        tools={<CustomerTools address={address} />}
        empty={<NoCustomers address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewCustomerButton() {
  const { to, label, icon: Sign } = usePageLink()('newCustomer');
  return (
    <Button component={Link} to={to} leftSection={<Sign size={18} />}>
      {label}
    </Button>
  );
}

interface NoCustomersProps {
  readonly address: CustomersAddress;
}

function NoCustomers({ address: { isNarrowed, only } }: NoCustomersProps) {
  const pick = usePick();
  return isNarrowed ? (
    <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
  ) : (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
      action={<NewCustomerButton />}
    />
  );
}

function useColumns(): readonly Column<CustomerListRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (customer) => (
        <PersonCell
          {...customerNames(customer, language)}
          shape="square"
          to={area.editCustomer(customer.id)}
        />
      ),
    },
    {
      key: 'cnic',
      header: pick(messages.cnic),
      priority: 3,
      cell: ({ cnicMasked }) => <Ltr className={classes.number}>{cnicMasked}</Ltr>,
    },
    {
      key: 'phone',
      header: pick(messages.phone),
      priority: 2,
      cell: ({ phone }) => <Ltr className={classes.number}>{formatStoredPhone(phone)}</Ltr>,
    },
    {
      key: 'branch',
      header: pick(messages.branchAndOfficer),
      priority: 3,
      cell: ({ branch, officerName }) => (
        <>
          {pick(branch)}
          {officerName !== null && (
            <div className={classes.second}>
              <bdi>{officerName}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'active-agreements',
      header: pick(messages.activeAgreements),
      priority: 3,
      isFigure: true,
      cell: ({ activeAgreements }) => <Ltr>{formatCount(activeAgreements)}</Ltr>,
    },
    {
      key: 'outstanding',
      header: pick(messages.outstanding),
      priority: 2,
      isFigure: true,
      cell: ({ outstanding }) => <Ltr>{formatCount(outstanding)}</Ltr>,
    },
    {
      key: 'days-past-due',
      header: pick(arrearsTitle),
      priority: 1,
      cell: (customer) => <CustomerStanding customer={customer} />,
    },
  ];
}
