import { pickWritten } from '#domain/written.ts';
import { formatDate } from '#web/format/date-time.ts';
import { OtherLanguageButton } from '#web/frame/other-language-button.tsx';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { Column } from '../../kit/list/data-table.tsx';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { ListPanel } from '../../kit/list/list-panel.tsx';
import { NoMatch } from '../../kit/list/no-match.tsx';
import { OpeningCell } from '../../kit/list/opening-cell.tsx';
import { type ListAddress, useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Menu, MenuDivider, MenuItem } from '../../kit/overlay/menu.tsx';
import { SidePanel } from '../../kit/overlay/side-panel.tsx';
import { Facts } from '../../kit/record/facts.tsx';
import { messages as gallery } from '../gallery.messages.ts';
import { messages, shownOf, stateNames } from './list-page.messages.ts';
import classes from './list-page.module.css';
import { ListSpecimenTools } from './list-specimen-tools.tsx';
import {
  answerSpecimens,
  exportSpecimens,
  type SpecimenQuery,
  type SpecimenRow,
  specimenQuery,
} from './specimen-list.ts';

interface ListPageProps {
  readonly back: string;
}

/** Every part of the kit's lists, in one list, with answers made here. */
export function ListPage({ back }: ListPageProps) {
  const pick = usePick();
  const language = useLanguage();
  const address = useListAddress(specimenQuery);
  const list = useListPage({
    queryKey: ['the list of the gallery', address.query],
    queryFn: async () => answerSpecimens(address.query),
  });
  const opened = list.data?.data.find(({ id }) => id === address.open);
  return (
    <>
      <BackLink to={back} label={pick(gallery.title)} />
      <PageHeader
        title={pick(messages.title)}
        help={pick(messages.lead)}
        actions={
          <>
            <OtherLanguageButton />
            <ExportButton endpoint={exportSpecimens} input={{ query: address.query }} />
          </>
        }
      />
      <Stack gap={3} className={classes.split} data-open={opened !== undefined}>
        <ListPanel
          label={pick(messages.title)}
          list={list}
          columns={useColumns(address)}
          keyOf={({ id }) => id}
          isSelected={({ id }) => id === address.open}
          tools={<ListSpecimenTools address={address} />}
          empty={<NoMatch text={pick(messages.noMatch)} wholeLink={address.only({})} />}
          summaryOf={pick(shownOf)}
          address={address}
          ownSort="name"
        />
        {opened !== undefined && (
          <SidePanel
            title={<bdi>{pickWritten(opened.name, language)}</bdi>}
            lead={pick(messages.opened)}
            onClose={() => void address.show(undefined)}
          >
            <div className={classes.opened}>
              <Facts
                facts={[{ label: pick(messages.outstanding), value: <Money amount={opened.outstanding} /> }]}
              />
            </div>
          </SidePanel>
        )}
      </Stack>
    </>
  );
}

function useColumns({ show }: ListAddress<SpecimenQuery>): readonly Column<SpecimenRow>[] {
  const pick = usePick();
  const language = useLanguage();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      sort: 'name',
      cell: (row) => (
        <OpeningCell
          sign={<Avatar name={pickWritten(row.name, language)} shape="square" />}
          second={<State state={row.state} />}
          onOpen={() => void show(row.id)}
        >
          <bdi>{pickWritten(row.name, language)}</bdi>
        </OpeningCell>
      ),
    },
    {
      key: 'due',
      header: pick(messages.due),
      priority: 2,
      cell: ({ dueOn }) => formatDate(dueOn, language),
    },
    {
      key: 'outstanding',
      header: pick(messages.outstanding),
      priority: 2,
      isFigure: true,
      sort: '-outstanding',
      cell: ({ outstanding }) => <Money amount={outstanding} />,
    },
    {
      key: 'more',
      header: pick(gallery.actions),
      priority: 1,
      isAction: true,
      cell: (row) => (
        <Menu
          label={`${pick(messages.more)} ${pickWritten(row.name, language)}`}
          buttonClass={classes.more}
          button={<MoreIcon />}
          width={240}
        >
          <MenuItem icon={<PhoneIcon size={18} />} href="tel:+923000000417">
            {pick(messages.call)}
          </MenuItem>
          <MenuDivider />
          <MenuItem disabledReason={messages.cannotRemove}>{pick(messages.remove)}</MenuItem>
        </Menu>
      ),
    },
  ];
}

function State({ state }: Pick<SpecimenRow, 'state'>) {
  const pick = usePick();
  return state === 'late' ? (
    <Badge tone="warning" icon={ClockIcon} text={pick(stateNames.late)} />
  ) : (
    <Badge tone="good" icon={CheckIcon} text={pick(stateNames.on_time)} />
  );
}
