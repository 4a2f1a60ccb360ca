import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Language } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from '../sheet/paper-table.module.css';
import { messages } from './statement.messages.ts';

interface StatementScheduleProps {
  readonly agreement: Pick<Agreement, 'installments' | 'entries'>;
  readonly language: Language;
}

/** The installments: their dates, their amounts, and the part that is due. */
export function StatementSchedule({ agreement, language }: StatementScheduleProps) {
  const titleId = useId();
  const { installments, entries } = agreement;
  const amount = installments.reduce((sum, row) => sum + row.amount, 0);
  const paid = installments.reduce((sum, row) => sum + row.paid, 0);
  // Relief covers rows as a payment does, but nobody paid it.
  const isWaived = entries.some(({ kind, isReversed }) => kind === 'relief' && !isReversed);
  return (
    <section>
      <h3 id={titleId}>{messages.schedule[language]}</h3>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{messages.row[language]}</th>
            <th scope="col">{messages.dueOn[language]}</th>
            <th scope="col" className={classes.figure}>
              {messages.amount[language]}
            </th>
            <th scope="col" className={classes.figure}>
              {messages[isWaived ? 'paidOrWaived' : 'paid'][language]}
            </th>
            <th scope="col" className={classes.figure}>
              {messages.left[language]}
            </th>
          </tr>
        </thead>
        <tbody>
          {installments.map((row) => (
            <tr key={row.number}>
              <td className={classes.second}>{row.number === 0 ? '–' : <Ltr>{row.number}</Ltr>}</td>
              <th scope="row">
                {formatDate(row.dueOn, language)}{' '}
                {row.number === 0 && <span className={classes.second}>{messages.downPayment[language]}</span>}
              </th>
              <Amounts amount={row.amount} paid={row.paid} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{messages.total[language]}</th>
            <Amounts amount={amount} paid={paid} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface AmountsProps {
  readonly amount: number;
  readonly paid: number;
}

function Amounts({ amount, paid }: AmountsProps) {
  return [amount, paid, amount - paid].map((figure, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change places
    <td key={index} className={classes.figure}>
      <Ltr>{formatCount(figure)}</Ltr>
    </td>
  ));
}
