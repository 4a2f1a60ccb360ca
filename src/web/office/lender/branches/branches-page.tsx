import { Link } from 'react-router';
import { type Branch, branchEndpoints } from '#contract/lender/branches.ts';
import { formatCount } from '#web/format/count.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { branchLabels } from '../ground/branch-labels.messages.ts';
import { BranchDrafts } from './branch-drafts.tsx';
import { messages, shownOf } from './branches.messages.ts';
import classes from './branches-page.module.css';

export function BranchesPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(branchEndpoints.listBranches.query);
  return (
    <>
      <PageHeader
        back={usePageLink()('settings')}
        title={title}
        help={pick(messages.lead)}
        actions={<NewBranchButton />}
      />
      <BranchDrafts />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(branchEndpoints.listBranches, { query: address.query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
            action={<NewBranchButton />}
          />
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewBranchButton() {
  const { to, label, icon: Sign } = usePageLink()('newBranch');
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

function useColumns(): readonly Column<Branch>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 1,
      sort: 'city',
      cell: ({ id, code, city, isHeadOffice }) => (
        <>
          <Link to={area.editBranch(id)} className={person.name}>
            {pick(city)}
          </Link>
          <SecondLine>
            <FactLine>
              <Code>{code}</Code>
              {isHeadOffice && pick(messages.headOffice)}
            </FactLine>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'address',
      header: pick(messages.place),
      priority: 2,
      cell: ({ area, address }) => (
        <>
          {pick(area)}
          <SecondLine>{pick(address)}</SecondLine>
        </>
      ),
    },
    {
      key: 'phone',
      header: pick(branchLabels.phone),
      priority: 3,
      cell: ({ phone }) => <Ltr className={classes.phone}>{formatStoredPhone(phone)}</Ltr>,
    },
    {
      key: 'hours',
      header: pick(messages.hours),
      priority: 3,
      isDay: true,
      cell: ({ opensAt, closesAt }) => (
        <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} />
      ),
    },
    {
      key: 'staff',
      header: pick(messages.staff),
      priority: 3,
      sort: '-activeStaff',
      isFigure: true,
      cell: ({ activeStaff }) => <Ltr>{formatCount(activeStaff)}</Ltr>,
    },
    {
      key: 'site',
      header: pick(messages.onSite),
      priority: 1,
      cell: ({ isPublic }) =>
        isPublic ? (
          <Text as="span" tone="muted">
            {pick(messages.shown)}
          </Text>
        ) : (
          <Badge tone="quiet" icon={DashIcon} text={pick(messages.hidden)} />
        ),
    },
  ];
}
