import type { DueListItem } from '#contract/lending/collections.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListRows } from '#web/office/kit/list/use-list-rows.ts';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './due.messages.ts';
import { DueActions } from './due-actions.tsx';
import classes from './due-columns.module.css';
import { KeptPromises, LastContact, LateBadge, PromiseState } from './due-state.tsx';
import type { Remind } from './use-remind.ts';

/** The columns of the due list. Beside the panel of a round, whose rows open in it, there is room for three of them. */
export function useDueColumns(
  remind: Remind,
  openLink: ListAddress<unknown>['openLink'] | null,
): readonly Column<DueListItem>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const showsOfficer = useExtent('due-list.read') === 'all';
  const isCompact = useListRows() === 'compact';
  const columns: readonly Column<DueListItem>[] = [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (item) => (
        <div className={classes.customer}>
          <PersonCell
            name={pickWritten(item.customerName, language)}
            second={item.phone === null ? null : formatStoredPhone(item.phone)}
            shape="square"
            {...(openLink?.(item.agreementId) ?? { to: area.customerBalance(item.customerId) })}
          />
        </div>
      ),
    },
    {
      key: 'dueNow',
      header: pick(messages.dueNow),
      priority: 1,
      isFigure: true,
      cell: ({ dueNow }) => <Ltr className={classes.due}>{formatCount(dueNow)}</Ltr>,
    },
    {
      key: 'late',
      header: pick(messages.daysPastDue),
      priority: 2,
      sort: '-daysPastDue',
      cell: (item) => <LateBadge item={item} />,
    },
    {
      key: 'said',
      header: pick(showsOfficer && !isCompact ? messages.saidAndOfficer : messages.said),
      priority: 2,
      cell: (item) =>
        isCompact ? (
          <BriefWord item={item} />
        ) : (
          <div className={classes.said}>
            <PromiseState item={item} />
            <Row gap={[0, 3]} wraps size={2} tone="muted">
              <span>
                <LastContact item={item} />
              </span>
              <KeptPromises item={item} />
              {showsOfficer && <WrittenText>{pick(item.officerName)}</WrittenText>}
            </Row>
          </div>
        ),
    },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (item) => <DueActions item={item} remind={remind} />,
    },
  ];
  return openLink === null ? columns : columns.slice(0, 3);
}

interface BriefWordProps {
  readonly item: DueListItem;
}

/** The word that matters most, in a row of one line: the promise that binds or was broken, or else the last contact. */
function BriefWord({ item }: BriefWordProps) {
  if (item.promise === null || item.promise.state === 'kept')
    return (
      <Text as="div" size={2} tone="muted" className={classes.contact}>
        <LastContact item={item} />
      </Text>
    );
  return (
    <Row gap={[0, 2]} align="center" wraps size={2} className={classes.promise}>
      <PromiseState item={item} />
      <KeptPromises item={item} />
    </Row>
  );
}
