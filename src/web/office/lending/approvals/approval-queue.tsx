import { Link } from 'react-router';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { amountOf } from '../ground/approval/approval-amount.ts';
import { ApprovalTile } from '../ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '../ground/approval/kinds/approval-descriptors.ts';
import classes from './approval-queue.module.css';

interface ApprovalQueueProps extends Pick<ListAddress<unknown>, 'openLink'> {
  readonly rows: readonly ApprovalListItem[];
  /** The id of the request that is open beside it. */
  readonly open: string;
}

/** The requests of a list in two lines each, beside the one that is open. */
export function ApprovalQueue({ rows, open, openLink }: ApprovalQueueProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <ul>
      {rows.map((row) => {
        const { id, kind, customerName, requestedAt } = row;
        const amount = amountOf(row);
        return (
          <Row
            as="li"
            key={id}
            gap={3}
            align="center"
            pad={[2, 4]}
            className={classes.row}
            ref={id === open ? intoSight : undefined}
          >
            <ApprovalTile kind={kind} />
            <div className={classes.words}>
              <Row gap={2} justify="space-between">
                <Link
                  {...openLink(id)}
                  replace
                  preventScrollReset
                  className={classes.open}
                  aria-current={id === open ? 'true' : undefined}
                >
                  {pick(approvalDescriptors[kind].name)}
                </Link>
                {amount !== null && (
                  <Text as="span" weight={600}>
                    <Ltr>{formatCount(amount)}</Ltr>
                  </Text>
                )}
              </Row>
              <Row gap={2} justify="space-between">
                <Text as="span" size={2} tone="muted">
                  <WrittenText>{pickWritten(customerName, language)}</WrittenText>
                </Text>
                <Text as="span" size={2} tone="muted" className={classes.day}>
                  {formatDay(instantOf(requestedAt), language, now)}
                </Text>
              </Row>
            </div>
          </Row>
        );
      })}
    </ul>
  );
}

/** Steps by keys keep the open request in sight. */
function intoSight(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' });
}
