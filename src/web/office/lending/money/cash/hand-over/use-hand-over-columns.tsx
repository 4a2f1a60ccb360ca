import { Link } from 'react-router';
import type { HandOverRow } from '#contract/lending/cash/hand-over-cash.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { slipOnHold } from '#contract/lending/labels/field-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatShortDay, formatTime, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './hand-over.messages.ts';

/** A row of the cash of a hand-over, or what it has from before, or what was reversed since. */
export type HandOverLine = { readonly key: string } & (
  | HandOverRow
  | { readonly kind: 'carried' | 'missing'; readonly amount: number }
);

/** The kind of a row whose first line does not say it. */
const kindNames = { ...cashMovementNames, ...entryKindNames, on_hold: slipOnHold };

/** The columns of a hand-over: when, of whom, by which receipt and how much, with the stated amount as their sum. */
export function useHandOverColumns(stated: number, countedAt: string): readonly Column<HandOverLine>[] {
  const isOnPhone = useMediaQuery('(width < 48em)');
  const pick = usePick();
  const language = useLanguage();
  const counted = instantOf(countedAt);
  const time: Column<HandOverLine> = {
    key: 'time',
    header: pick(messages.time),
    priority: 1,
    cell: (line) => {
      if (!('at' in line)) return null;
      const at = instantOf(line.at);
      const day = businessDateOf(at);
      return (
        <>
          {formatTime(at, language)}
          {day !== businessDateOf(counted) && (
            <SecondLine>{formatShortDay(day, language, counted)}</SecondLine>
          )}
        </>
      );
    },
  };
  const customer: Column<HandOverLine> = {
    key: 'customer',
    header: pick(messages.customer),
    priority: 1,
    cell: (line) => (
      <>
        <Payer line={line} />
        {isOnPhone && (
          <SecondLine>
            <Paper line={line} />
          </SecondLine>
        )}
      </>
    ),
  };
  const receipt: Column<HandOverLine> = {
    key: 'receipt',
    header: pick(messages.receipt),
    priority: 1,
    cell: (line) => <Paper line={line} />,
  };
  const amount: Column<HandOverLine> = {
    key: 'amount',
    header: pick(messages.amount),
    priority: 1,
    isFigure: true,
    cell: (line) => <Ltr>{formatCount(line.amount)}</Ltr>,
    total: <Ltr>{formatCount(stated)}</Ltr>,
  };
  return isOnPhone ? [time, customer, amount] : [time, customer, receipt, amount];
}

interface PartProps {
  readonly line: HandOverLine;
}

/** The customer of a receipt, or else the kind of the row. A payment shows no kind. */
function Payer({ line }: PartProps) {
  const pick = usePick();
  const language = useLanguage();
  if (!('at' in line)) return pick(messages[line.kind]);
  const kind = line.kind === 'payment' ? null : pick(kindNames[line.kind]);
  const { customer } = line;
  const isElsewhere = line.number === null;
  return (
    <>
      {customer !== null ? (
        <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
      ) : isElsewhere ? (
        pick(messages.ofAnotherBranch)
      ) : (
        kind
      )}
      {kind !== null && (customer !== null || isElsewhere) && <SecondLine>{kind}</SecondLine>}
      {line.isPart && <SecondLine>{pick(messages.part)}</SecondLine>}
    </>
  );
}

/** The number of the paper, which opens the receipt or voucher. */
function Paper({ line }: PartProps) {
  const area = useArea();
  if (!('at' in line) || line.number === null) return null;
  if (line.entryId === null) return <Code>{line.number}</Code>;
  return (
    <Link to={area.receipt(line.entryId)}>
      <Code>{line.number}</Code>
    </Link>
  );
}
