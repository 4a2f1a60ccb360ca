import { Link } from 'react-router';
import { type EmployeeRow, employeeEndpoints, employeeStates } from '#contract/lender/employees.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { EmployeeState } from './employee-state.tsx';
import { messages, shownOf, stateNames } from './employees.messages.ts';
import classes from './employees-page.module.css';
import { OpenWorkText } from './open-work-text.tsx';

export function EmployeesPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(employeeEndpoints.listEmployees.body);
  const list = useListPage(endpointQuery(employeeEndpoints.listEmployees, { body: address.query }));
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} />}
        actions={<NewEmployeeButton />}
      />
      <ListPanel
        label={title}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        tools={<Tools address={address} />}
        empty={<NoEmployees address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewEmployeeButton() {
  const { to, label, icon: Sign } = usePageLink()('newEmployee');
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

interface ListPartProps {
  readonly address: ListAddress<ListQuery<typeof employeeEndpoints.listEmployees.body>>;
}

function Tools({ address: { query, link, narrow } }: ListPartProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  const tabs = [undefined, ...employeeStates].map((state) => ({
    ...link({ state }),
    label: pick(stateNames[state ?? 'all']),
    isCurrent: state === query.state,
    isWhole: state === undefined,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byState)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      }
      chosen={[query.branchId]}
      filters={
        <FilterSelect
          label={pick(messages.branch)}
          value={query.branchId}
          choices={branches}
          onChoose={(branchId) => narrow({ branchId })}
        />
      }
    />
  );
}

function NoEmployees({ address: { isNarrowed, only } }: ListPartProps) {
  const pick = usePick();
  return isNarrowed ? (
    <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
  ) : (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
      action={<NewEmployeeButton />}
    />
  );
}

function useColumns(): readonly Column<EmployeeRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  return [
    {
      key: 'employee',
      header: pick(messages.employee),
      priority: 1,
      sort: 'name',
      cell: ({ id, designation, ...person }) => (
        <PersonCell
          name={pickWritten(person.fullName, language)}
          second={designation && pick(designation.name)}
          shape="circle"
          to={area.editEmployee(id)}
        />
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 1,
      cell: ({ branch }) => <WrittenText>{pick(branch?.city ?? messages.noBranch)}</WrittenText>,
    },
    {
      key: 'phone',
      header: pick(messages.phone),
      priority: 3,
      cell: ({ phone }) => (
        <span className={classes.phone}>{phone === null ? '–' : <Ltr>{formatStoredPhone(phone)}</Ltr>}</span>
      ),
    },
    {
      key: 'role',
      header: pick(messages.role),
      priority: 4,
      cell: ({ role }) => pick(roleNames[role]),
    },
    {
      key: 'last-sign-in',
      header: pick(messages.lastSignedIn),
      priority: 3,
      isDay: true,
      sort: '-lastSignedInAt',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null
          ? pick(messages.never)
          : formatMoment(instantOf(lastSignedInAt), language, now),
    },
    {
      key: 'collected',
      header: pick(messages.collected),
      priority: 2,
      isFigure: true,
      cell: ({ collectedThisMonth }) => <Ltr>{formatCount(collectedThisMonth)}</Ltr>,
    },
    {
      key: 'open-work',
      header: pick(messages.openWork),
      priority: 3,
      cell: ({ openWork }) => (
        <div className={classes.openWork}>
          <OpenWorkText openWork={openWork} />
        </div>
      ),
    },
    {
      key: 'status',
      header: pick(messages.status),
      priority: 1,
      cell: ({ isActive }) => <EmployeeState isActive={isActive} />,
    },
  ];
}
