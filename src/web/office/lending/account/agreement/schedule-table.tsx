import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { MovedFrom } from '../../ground/closed-days/moved-from.tsx';
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
    <div>
      <Row gap={[0, 2]} align="baseline" wraps className={classes.caption}>
        <h3 id={titleId}>{pick(messages.schedule)}</h3>
        <Text size={2} tone="muted">
          {pick(installmentCount)(count)}
        </Text>
      </Row>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.row)}</th>
            <th scope="col">{pick(messages.dueOn)}</th>
            <th scope="col" data-figure>
              {pick(messages.amount)}
            </th>
            <th scope="col" data-figure className={classes.paid}>
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
  const { number, dueOn, movedFrom, amount, paid } = row;
  const pointed = { at: 'row', number } as const;
  return (
    <tr
      data-lit={isLit}
      onPointerEnter={() => pointing.hover(pointed)}
      onPointerLeave={() => pointing.hover(null)}
      onClick={() => pointing.choose(pointed)}
    >
      <Text as="th" tone="muted" scope="row">
        <button type="button" className={`touch ${classes.point}`} aria-pressed={pointing.isChosen(pointed)}>
          {number === 0 ? <span aria-hidden="true">–</span> : <Ltr>{number}</Ltr>}
          <span className="visually-hidden">{pick(rowName)(number)}</span>
        </button>
      </Text>
      <td className={classes.day}>
        {formatDate(dueOn, language)}
        <MovedFrom day={movedFrom} />
        {number === 0 && (
          <Text as="div" tone="muted">
            {pick(messages.downPayment)}
          </Text>
        )}
      </td>
      <td data-figure>
        <Ltr>{formatCount(amount)}</Ltr>
        {paid > 0 && paid < amount && (
          <Text as="span" size={2} tone="muted" weight={400} className={classes.below}>
            {pick(paidPart)(paid)}
          </Text>
        )}
      </td>
      <td data-figure className={classes.paid}>
        <Text as={Ltr} tone={paid === 0 ? 'muted' : undefined}>
          {formatCount(paid)}
        </Text>
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
        <td data-figure>
          <Ltr>{formatCount(amount)}</Ltr>
          <Text as="span" size={2} tone="muted" weight={400} className={classes.below}>
            {pick(paidPart)(paid)}
          </Text>
        </td>
        <td data-figure className={classes.paid}>
          <Ltr>{formatCount(paid)}</Ltr>
        </td>
        <Text as="td" tone="muted">
          {pick(left)(amount - paid)}
        </Text>
      </tr>
    </tfoot>
  );
}
