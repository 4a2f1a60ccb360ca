import { Link } from 'react-router';
import { type CustomerListRow, customerEndpoints } from '#contract/lending/customers.ts';
import { customerLabels } from '#contract/lending/field-labels.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatShortDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { useChoice } from '#web/office/kit/list/choice/use-choice.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ExportMenu } from '#web/office/kit/list/export/export-menu.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useListRows } from '#web/office/kit/list/use-list-rows.ts';
import { PencilIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { foldedMenu } from '#web/office/shell/use-folded-menu.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { usePayerLink } from '#web/office/shell/use-payer-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { resultNames } from '../ground/labels/contact-labels.messages.ts';
import { CustomerCards } from './customer-cards.tsx';
import { type CustomerAddress, CustomerTools } from './customer-tools.tsx';
import { messages, shownOf } from './customers.messages.ts';
import classes from './customers-page.module.css';
import { DaysLate } from './days-late.tsx';
import { MoveBar } from './moving/move-bar.tsx';
import { StandingBadges } from './standing-badges.tsx';

/** The width below which a table has too little room to tell two customers apart. */
const phoneWidth = '(max-width: 40em)';
/** The width from which the last contact leaves room for the names. */
const contactWidth = '(width >= 85em)';
/** The width from which the branch does so too, beside the whole sidebar. */
const branchWidth = '(width >= 96em)';

export function CustomersPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const mayExport = useMay('exports.make');
  const mayMove = useMay('customers.move');
  const isOnPhone = useMediaQuery(phoneWidth);
  const address = useListAddress(customerEndpoints.listCustomers.body);
  const { cursor: _, sort: __, ...filters } = address.query;
  const list = useListPage(endpointQuery(customerEndpoints.listCustomers, { body: address.query }));
  const language = useLanguage();
  const chosen = useChoice({
    shown: list.data?.data,
    keyOf: ({ id }) => id,
    nameOf: ({ fullName }) => pickWritten(fullName, language),
  });
  const choice = mayMove ? chosen : undefined;
  const outstanding = useEndpoint(customerEndpoints.sumCustomers, { body: filters }).data?.outstanding;
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} sum={{ label: pick(messages.outstanding), amount: outstanding }} />}
        actions={
          <>
            {mayExport && (
              <ExportMenu
                csv={customerEndpoints.exportCustomers}
                workbook={customerEndpoints.exportCustomersWorkbook}
                input={{ body: filters }}
              />
            )}
            <NewCustomerButton />
          </>
        }
      />
      <ListPanel
        label={title}
        list={list}
        columns={useColumns(outstanding)}
        keyOf={({ id }) => id}
        choice={choice}
        tools={<CustomerTools address={address} />}
        showAs={
          isOnPhone
            ? (rows) => <CustomerCards customers={rows} linkTo={area.customerBalance} choice={choice} />
            : undefined
        }
        empty={<NoCustomers address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
        ownSort="-daysPastDue"
      />
      <MoveBar
        choice={chosen}
        matching={{
          filters,
          shown: list.data?.data.length ?? 0,
          total: list.data?.page.total ?? null,
        }}
      />
    </>
  );
}

function NewCustomerButton() {
  const { to, label, icon: Sign } = usePageLink()('newCustomer');
  return (
    <Button
      as={Link}
      to={to}
      leftSection={<Sign size={18} />}
      rightSection={<ButtonKey>N</ButtonKey>}
      aria-keyshortcuts="N"
    >
      {label}
    </Button>
  );
}

interface NoCustomersProps {
  readonly address: CustomerAddress;
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
      action={
        <Row gap={2} justify="center" wraps>
          <NewCustomerButton />
          <ImportButton />
        </Row>
      }
    />
  );
}

/** For a lender who comes with a register of customers. */
function ImportButton() {
  const { to, label, icon: Sign } = usePageLink()('imports');
  if (!useMay('imports.run')) return null;
  return (
    <Button as={Link} to={to} variant="default" leftSection={<Sign size={18} />}>
      {label}
    </Button>
  );
}

function useColumns(outstandingOfAll: number | null | undefined): readonly Column<CustomerListRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  // In Nastaliq a second name would take a second line.
  const isBrief = useListRows() === 'compact' && language === 'ur';
  const isMenuFolded = foldedMenu.use();
  const isWide = useMediaQuery(branchWidth);
  const hasRoom = { contact: useMediaQuery(contactWidth), branch: isMenuFolded || isWide };
  const columns: readonly Column<CustomerListRow>[] = [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      sort: 'name',
      cell: (customer) => (
        <PersonCell
          name={pickWritten(customer.fullName, language)}
          second={isBrief ? null : otherWritten(customer.fullName, language)}
          shape="square"
          to={area.customerBalance(customer.id)}
        />
      ),
    },
    {
      key: 'phone',
      header: pick(customerLabels.phone),
      priority: 3,
      cell: ({ phone }) => <CustomerPhone phone={phone} className={classes.number} />,
    },
    {
      key: 'outstanding',
      header: pick(messages.outstandingRupees),
      priority: 1,
      isFigure: true,
      cell: ({ outstanding }) => (
        <Text as={Ltr} weight={600}>
          {formatCount(outstanding)}
        </Text>
      ),
      total: typeof outstandingOfAll === 'number' ? <Ltr>{formatCount(outstandingOfAll)}</Ltr> : undefined,
    },
    {
      key: 'dueNow',
      header: pick(messages.dueNow),
      priority: 2,
      isFigure: true,
      cell: ({ dueNow }) => <Ltr>{formatCount(dueNow)}</Ltr>,
    },
    {
      key: 'late',
      header: pick(messages.daysPastDue),
      priority: 1,
      sort: '-daysPastDue',
      isFigure: true,
      cell: (customer) => <DaysLate customer={customer} />,
    },
    {
      key: 'attention',
      header: pick(messages.attention),
      priority: 2,
      cell: (customer) => (
        <div className={classes.attention}>
          <StandingBadges customer={customer} />
        </div>
      ),
    },
    {
      key: 'contact',
      header: pick(messages.lastContact),
      priority: 3,
      cell: (customer) => <LastContact customer={customer} />,
    },
    {
      key: 'branch',
      header: pick(messages.branchAndOfficer),
      priority: 4,
      cell: ({ branch, officerName }) => (
        <>
          <span className={classes.place}>{pick(branch)}</span>
          {officerName !== null && (
            <SecondLine>
              <WrittenText>{pick(officerName)}</WrittenText>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 2,
      isAction: true,
      isOver: true,
      cell: (customer) => <RowActions customer={customer} />,
    },
  ];
  return columns.filter(
    ({ key }) => (key !== 'contact' || hasRoom.contact) && (key !== 'branch' || hasRoom.branch),
  );
}

interface CustomerRowProps {
  readonly customer: CustomerListRow;
}

/** The day and the result of the last contact. A debtor whom nobody has contacted is an exception. */
function LastContact({ customer: { dueNow, lastContact } }: CustomerRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  // A higher row has room for two lines.
  const isCompact = useListRows() === 'compact';
  if (lastContact === null)
    return (
      dueNow > 0 && (
        <Text as="span" size={2} tone="warning" weight={600}>
          {pick(messages.noContact)}
        </Text>
      )
    );
  const day = formatShortDay(lastContact.contactedOn, language, now);
  const result = pick(resultNames[lastContact.result]);
  return isCompact ? (
    <Text as="span" size={2} tone="muted" className={classes.number}>
      {day} · {result}
    </Text>
  ) : (
    <div className={classes.contact}>
      {day}
      <SecondLine>{result}</SecondLine>
    </div>
  );
}

function RowActions({ customer: { id, fullName, activeAgreements } }: CustomerRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const payerLink = usePayerLink();
  const name = pickWritten(fullName, language);
  return (
    <Row gap={2}>
      {activeAgreements > 0 && (
        <Button
          as={Link}
          {...payerLink(id)}
          size="sm"
          variant="light"
          aria-label={`${pick(messages.recordPayment)}: ${name}`}
        >
          {pick(messages.recordPayment)}
        </Button>
      )}
      <ActionIcon as={Link} to={area.editCustomer(id)} aria-label={`${pick(messages.edit)}: ${name}`}>
        <PencilIcon size={18} />
      </ActionIcon>
    </Row>
  );
}
