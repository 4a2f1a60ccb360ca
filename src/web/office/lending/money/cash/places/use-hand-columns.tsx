import type { CSSProperties } from 'react';
import type { CashPosition } from '#contract/lending/cash/cash.ts';
import { cashLimitLevel } from '#domain/lending/cash/cash-limit.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from '../cash.messages.ts';
import { CashLimitLine } from '../cash-limit.tsx';
import classes from './use-hand-columns.module.css';

/** The cash in the hand of each person, against its limit. */
export function useHandColumns(): readonly Column<CashPosition['hands'][number]>[] {
  const pick = usePick();
  return [
    {
      key: 'person',
      header: pick(messages.person),
      priority: 1,
      cell: ({ name, branchCode }) => (
        <>
          {pick(name)}
          {branchCode !== null && (
            <SecondLine>
              <Ltr>{branchCode}</Ltr>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      cell: ({ amount, limit }) => (
        <>
          <Row
            gap={3}
            align="center"
            justify={limit === null ? 'end' : 'space-between'}
            className={classes.held}
          >
            {limit !== null && (
              <span
                className={classes.filled}
                data-level={cashLimitLevel(amount, limit)}
                style={{ '--share': Math.min(1, Math.max(0, amount / limit)) } as CSSProperties}
              />
            )}
            <Text as="span" tone={amount < 0 ? 'bad' : 'ink'}>
              <Ltr>{formatCount(amount)}</Ltr>
            </Text>
          </Row>
          <CashLimitLine held={amount} limit={limit} />
        </>
      ),
    },
  ];
}
