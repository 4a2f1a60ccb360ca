import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { installmentCount, left, messages, paidPart, rowName } from './agreement.messages.ts';
import classes from './agreement-tables.module.css';
import { InstallmentBadge } from './installment-badge.tsx';
import type { Pointing } from './use-pointing.ts';

interface ScheduleTableProps {
  readonly agreement: Pick<Agreement, 'installments'>;
  readonly lit: ReadonlySet<number>;
  readonly pointing: Pointing;
}

/** The installments: their dates, their amounts, and the part that is due. */
export function ScheduleTable({ agreement: { installments }, lit, pointing }: ScheduleTableProps) {
  const pick = usePick();
  const titleId = useId();
  const count = installments.filter(({ number }) => number > 0).length;
  return (
    <div className={classes.schedule}>
      <div className={classes.caption}>
        <h3 id={titleId}>{pick(messages.schedule)}</h3>
        <p>{pick(installmentCount)(count)}</p>
      </div>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.row)}</th>
            <th scope="col">{pick(messages.dueOn)}</th>
            <th scope="col" className={classes.figure}>
              {pick(messages.amount)}
            </th>
            <th scope="col" className={`${classes.figure} ${classes.paid}`}>
              {pick(messages.paid)}
            </th>
            <th scope="col">{pick(messages.status)}</th>
          </tr>
        </thead>
        <tbody>
          {installments.map((row) => (
            <ScheduleRow key={row.number} row={row} isLit={lit.has(row.number)} pointing={pointing} />
          ))}
        </tbody>
        <ScheduleTotal installments={installments} />
      </table>
    </div>
  );
}

interface ScheduleRowProps {
  readonly row: Agreement['installments'][number];
  readonly isLit: boolean;
  readonly pointing: Pointing;
}

function ScheduleRow({ row, isLit, pointing }: ScheduleRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const { number, dueOn, amount, paid } = row;
  const pointed = { at: 'row', number } as const;
  return (
    <tr
      data-lit={isLit}
      onPointerEnter={() => pointing.hover(pointed)}
      onPointerLeave={() => pointing.hover(null)}
      onClick={() => pointing.choose(pointed)}
    >
      <th scope="row" className={classes.quiet}>
        <button type="button" className={classes.point} aria-pressed={pointing.isChosen(pointed)}>
          {number === 0 ? <span aria-hidden="true">–</span> : <Ltr>{number}</Ltr>}
          <span className="visually-hidden">{pick(rowName)(number)}</span>
        </button>
      </th>
      <td className={classes.day}>
        {formatDate(dueOn, language)}
        {number === 0 && <div className={classes.quiet}>{pick(messages.downPayment)}</div>}
      </td>
      <td className={classes.figure}>
        <Ltr>{formatCount(amount)}</Ltr>
        {paid > 0 && paid < amount && <span className={classes.paidBelow}>{pick(paidPart)(paid)}</span>}
      </td>
      <td className={`${classes.figure} ${classes.paid}`}>
        <Ltr className={paid === 0 ? classes.zero : undefined}>{formatCount(paid)}</Ltr>
      </td>
      <td className={classes.state}>
        <InstallmentBadge row={row} />
      </td>
    </tr>
  );
}

type ScheduleTotalProps = Pick<Agreement, 'installments'>;

function ScheduleTotal({ installments }: ScheduleTotalProps) {
  const pick = usePick();
  const amount = installments.reduce((sum, row) => sum + row.amount, 0);
  const paid = installments.reduce((sum, row) => sum + row.paid, 0);
  return (
    <tfoot>
      <tr>
        <td />
        <th scope="row">{pick(messages.total)}</th>
        <td className={classes.figure}>
          <Ltr>{formatCount(amount)}</Ltr>
          <span className={classes.paidBelow}>{pick(paidPart)(paid)}</span>
        </td>
        <td className={`${classes.figure} ${classes.paid}`}>
          <Ltr>{formatCount(paid)}</Ltr>
        </td>
        <td className={classes.quiet}>{pick(left)(amount - paid)}</td>
      </tr>
    </tfoot>
  );
}
