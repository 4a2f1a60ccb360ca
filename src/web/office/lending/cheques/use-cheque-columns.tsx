import { Link } from 'react-router';
import type { Cheque } from '#contract/lending/cheques/cheques.ts';
import type { ChequeState } from '#domain/lending/ledger/cheque.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import {
  CheckCircleIcon,
  DottedCircleIcon,
  HalfCircleIcon,
  UndoIcon,
} from '#web/office/kit/ui/state-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ChequeActions } from './cheque-actions.tsx';
import { chequeStateNames, daysOpenText, messages } from './cheques.messages.ts';
import classes from './cheques.module.css';

export function useChequeColumns(): readonly Column<Cheque>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: ({ customerId, customerName, agreementNumber }) => (
        <PersonCell
          name={pickWritten(customerName, language)}
          second={agreementNumber}
          shape="square"
          to={area.customerBalance(customerId)}
        />
      ),
    },
    {
      key: 'cheque',
      header: pick(messages.cheque),
      priority: 2,
      cell: ({ reference, receiptNumber, entryId }) => (
        <>
          <Code className={classes.number}>{reference}</Code>
          {receiptNumber !== null && (
            <SecondLine>
              <Link to={area.receipt(entryId)}>
                <Code>{receiptNumber}</Code>
              </Link>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'received',
      header: pick(messages.received),
      priority: 3,
      cell: ({ receivedOn, daysOpen }) => (
        <>
          {formatCalendarDay(receivedOn, language, now)}
          {daysOpen !== null && <SecondLine>{pick(daysOpenText)(daysOpen)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      cell: ({ amount, reference, state, daysOpen }) => (
        <>
          <Ltr>{formatCount(amount)}</Ltr>
          {daysOpen !== null && <div className={classes.days}>{pick(daysOpenText)(daysOpen)}</div>}
          <div className={classes.narrow}>
            <Code className={classes.number}>{reference}</Code>
            <div>{pick(chequeStateNames[state])}</div>
          </div>
        </>
      ),
    },
    {
      key: 'state',
      header: pick(messages.state),
      priority: 2,
      cell: (row) => <StateOfCheque cheque={row} />,
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ city }) => pick(city) },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (row) => <ChequeActions cheque={row} />,
    },
  ];
}

const signs = {
  received: { tone: 'warning', icon: DottedCircleIcon },
  deposited: { tone: 'warning', icon: HalfCircleIcon },
  cleared: { tone: 'good', icon: CheckCircleIcon },
  returned: { tone: 'bad', icon: UndoIcon },
} as const satisfies Record<ChequeState, object>;

/** The state of a cheque, with the account and day of its last step. */
function StateOfCheque({
  cheque: { state, deposited, cleared, isReversalAsked },
}: {
  readonly cheque: Cheque;
}) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const step = cleared ?? deposited;
  return (
    <>
      <Badge {...signs[state]} text={pick(chequeStateNames[state])} />
      {isReversalAsked ? (
        <SecondLine>{pick(messages.isReversalAsked)}</SecondLine>
      ) : (
        state !== 'returned' &&
        step !== null && (
          <SecondLine>
            <bdi>{step.accountName}</bdi> · {formatCalendarDay(step.day, language, now)}
            {cleared !== null && (
              <>
                {' · '}
                <bdi>{cleared.byName === null ? pick(messages.byLine) : pick(cleared.byName)}</bdi>
              </>
            )}
          </SecondLine>
        )
      )}
    </>
  );
}
