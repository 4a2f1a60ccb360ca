import type { StoredStatementLine } from '#contract/lending/bank-statements/bank-statements.ts';
import { formatShortDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { messages } from './bank-statements.messages.ts';
import { LineMatch } from './line-match.tsx';
import { Paisa } from './paisa.tsx';
import { messages as ruleMessages } from './statement-rules.messages.ts';

type ShownLine = Pick<StoredStatementLine, 'day' | 'text' | 'reference' | 'paisa'>;

/** The columns of a line as the bank wrote it. */
export function useLineColumns(): readonly Column<ShownLine>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'day',
      header: pick(messages.day),
      priority: 1,
      isDay: true,
      cell: ({ day }) => formatShortDay(day, language, now),
    },
    {
      key: 'line',
      header: pick(messages.line),
      priority: 1,
      cell: ({ text, reference }) => (
        <>
          <bdi>{text || reference}</bdi>
          {text !== '' && reference !== null && (
            <SecondLine>
              <bdi>{reference}</bdi>
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
      cell: ({ paisa }) => <Paisa paisa={paisa} isCell />,
    },
  ];
}

/** The same with the match and the balance after each line. */
export function useStatementColumns(): readonly Column<StoredStatementLine>[] {
  const pick = usePick();
  return [
    ...useLineColumns(),
    {
      key: 'matched',
      header: pick(ruleMessages.matched),
      priority: 2,
      cell: (line) => <LineMatch line={line} />,
    },
    {
      key: 'balance',
      header: pick(messages.bankBalance),
      priority: 2,
      isFigure: true,
      cell: ({ balancePaisa }) => balancePaisa !== null && <Paisa paisa={balancePaisa} isCell />,
    },
  ];
}
