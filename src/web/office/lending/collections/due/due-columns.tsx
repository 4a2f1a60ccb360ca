import type { DueListItem } from '#contract/lending/collections.ts';
import { customerLabels } from '#contract/lending/field-labels.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListRows } from '#web/office/kit/list/use-list-rows.ts';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './due.messages.ts';
import { DueActions } from './due-actions.tsx';
import classes from './due-columns.module.css';
import { BriefPromise, KeptPromises, LastContact, LateBadge, PromiseState } from './due-state.tsx';
import type { Remind } from './use-remind.ts';

/** The columns that have room beside the panel of a round. */
const besideRound: ReadonlySet<string> = new Set(['customer', 'dueNow', 'late']);

/** The columns of the due list. The rows of a round open in its panel. */
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
            second={null}
            shape="square"
            {...(openLink?.(item.agreementId) ?? { to: area.customerBalance(item.customerId) })}
          />
        </div>
      ),
    },
    {
      key: 'phone',
      header: pick(customerLabels.phone),
      priority: 2,
      cell: ({ phone }) => <CustomerPhone phone={phone} className={classes.number} />,
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
      cell: (item) => (
        <div className={classes.late}>
          <LateBadge item={item} />
        </div>
      ),
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
      isOver: true,
      cell: (item) => <DueActions item={item} remind={remind} />,
    },
  ];
  return openLink === null ? columns : columns.filter(({ key }) => besideRound.has(key));
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
      <BriefPromise promise={item.promise} />
      <KeptPromises item={item} />
    </Row>
  );
}
