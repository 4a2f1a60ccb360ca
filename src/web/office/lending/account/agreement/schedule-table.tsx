import { useId, useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatDayOfMonth } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { MovedFrom } from '../../ground/closed-days/moved-from.tsx';
import { fromTo, left, messages, paidPart, paidRows, planInShort, rowName } from './agreement.messages.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { AgreementFigure } from './agreement-figure.tsx';
import classes from './agreement-tables.module.css';
import { foldedRows } from './folded-rows.ts';
import { InstallmentBadge } from './installment-badge.tsx';
import type { Pointing } from './use-pointing.ts';

interface ScheduleTableProps {
  readonly agreement: Agreement;
  readonly lit: ReadonlySet<number>;
  readonly pointing: Pointing;
}

/** The installments: their dates, their amounts, and the part that is due. The paid ones are folded. */
export function ScheduleTable({ agreement, lit, pointing }: ScheduleTableProps) {
  const pick = usePick();
  const titleId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { number, paymentNumber, installments, frequency } = agreement;
  const { folded, open, ...fold } = foldedRows(installments);
  const count = installments.filter((row) => row.number > 0).length;
  const rowOf = (row: Installment) => (
    <ScheduleRow key={row.number} row={row} isLit={lit.has(row.number)} pointing={pointing} />
  );
  return (
    <section className={`${panel.panel} ${classes.room}`} aria-labelledby={titleId} data-parts="schedule">
      <Row gap={[1, 2]} align="center" wraps className={classes.caption}>
        <h2 id={titleId}>{pick(messages.schedule)}</h2>
        <Text as="div" size={2} tone="muted" className={classes.facts}>
          <FactLine>
            <Code>{number}</Code>
            {pick(planInShort)(count, frequency)}
            <span>
              {pick(messages.paymentNumber)} <Code>{paymentNumber}</Code>
            </span>
          </FactLine>
        </Text>
        <AgreementActions agreement={agreement} />
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
            <th scope="col" className={classes.state}>
              {pick(messages.status)}
            </th>
          </tr>
        </thead>
        <tbody>
          {folded.length > 0 && (
            <FoldRow
              {...fold}
              isUnfolded={isUnfolded}
              isLit={!isUnfolded && folded.some((row) => lit.has(row.number))}
              onTurn={() => setIsUnfolded(!isUnfolded)}
            />
          )}
          {isUnfolded && folded.map(rowOf)}
          {open.map(rowOf)}
        </tbody>
        <ScheduleTotal agreement={agreement} />
      </table>
    </section>
  );
}

interface FoldRowProps
  extends Pick<ReturnType<typeof foldedRows>, 'count' | 'hasDownPayment' | 'paid' | 'span'> {
  readonly isUnfolded: boolean;
  /** True if a row inside it is highlighted. */
  readonly isLit: boolean;
  readonly onTurn: () => void;
}

/** The paid rows in one line. */
function FoldRow({ count, hasDownPayment, paid, span, isUnfolded, isLit, onTurn }: FoldRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const days =
    span !== null && pick(fromTo)(formatDayOfMonth(span.from, language), formatDayOfMonth(span.to, language));
  return (
    <tr data-lit={isLit} className={classes.fold} onClick={onTurn}>
      <Text as="th" scope="row" tone="muted">
        <button type="button" className={`touch ${classes.point}`} aria-expanded={isUnfolded}>
          <ChevronDownIcon size={16} />
          <span className="visually-hidden">{pick(paidRows)(count, hasDownPayment)}</span>
        </button>
      </Text>
      <td colSpan={2}>
        <Row as="span" gap={1} align="center" tone="good" weight={600}>
          <CheckCircleIcon size={16} />
          <span className="lowered">{pick(paidRows)(count, hasDownPayment)}</span>
        </Row>
        <Text as="span" size={2} tone="muted" className={classes.below}>
          {days}
        </Text>
      </td>
      <td data-figure className={classes.paid}>
        <Ltr>{formatCount(paid)}</Ltr>
      </td>
      <Text as="td" size={2} tone="muted" className={classes.state}>
        <Ltr className={classes.below}>{formatCount(paid)}</Ltr>
        <span className={classes.wide}>{days}</span>
      </Text>
    </tr>
  );
}

type Installment = Agreement['installments'][number];

interface ScheduleRowProps {
  readonly row: Installment;
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
          <Text as="div" size={2} tone="muted">
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

interface ScheduleTotalProps {
  readonly agreement: Agreement;
}

/** The sums, each of which opens to its parts. */
function ScheduleTotal({ agreement }: ScheduleTotalProps) {
  const pick = usePick();
  const { installments, paid, outstanding, dueNow, overpaid } = agreement;
  const amount = installments.reduce((sum, row) => sum + row.amount, 0);
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
          <AgreementFigure agreement={agreement} figure="paid">
            <Ltr>{formatCount(paid)}</Ltr>
          </AgreementFigure>
        </td>
        <td>
          <AgreementFigure agreement={agreement} figure="outstanding">
            {pick(left)(outstanding)}
          </AgreementFigure>
        </td>
      </tr>
      {dueNow > 0 && <FigureRow agreement={agreement} figure="dueNow" />}
      {overpaid > 0 && <FigureRow agreement={agreement} figure="overpaid" />}
    </tfoot>
  );
}

interface FigureRowProps extends ScheduleTotalProps {
  readonly figure: 'dueNow' | 'overpaid';
}

function FigureRow({ agreement, figure }: FigureRowProps) {
  const pick = usePick();
  return (
    <tr>
      <td />
      <th scope="row" colSpan={2}>
        {pick(messages[figure])}
      </th>
      <td className={classes.paid} />
      <td>
        <AgreementFigure agreement={agreement} figure={figure}>
          <Ltr>{formatCount(agreement[figure])}</Ltr>
        </AgreementFigure>
      </td>
    </tr>
  );
}
