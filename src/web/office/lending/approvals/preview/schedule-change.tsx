import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { MovedFrom } from '../../ground/closed-days/moved-from.tsx';
import { messages, paidText, unchangedRows } from './preview.messages.ts';
import classes from './schedule-change.module.css';

type Row = PreviewedAgreement['rows'][number];

interface ScheduleChangeProps {
  readonly current: readonly Row[];
  readonly after: readonly Row[];
}

interface RowChange {
  readonly number: number;
  readonly now: Row | undefined;
  readonly later: Row | undefined;
}

function changesOf(current: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  const numbers = [...new Set([...current, ...after].map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    now: current.find((row) => row.number === number),
    later: after.find((row) => row.number === number),
  }));
}

function isChanged({ now, later }: RowChange): boolean {
  return now?.dueOn !== later?.dueOn || now?.amount !== later?.amount || now?.paid !== later?.paid;
}

/** The changed installments, before and after, side by side. */
export function ScheduleChange({ current, after }: ScheduleChangeProps) {
  const pick = usePick();
  const changes = changesOf(current, after);
  const changed = changes.filter(isChanged);
  if (changed.length === 0) return null;
  // The down payment is a row, but no installment.
  const unchanged = changes.filter((change) => change.number > 0 && !isChanged(change)).length;
  return (
    <div className={classes.schedule}>
      <table className={classes.table} aria-label={pick(messages.schedule)}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.installment)}</th>
            <th scope="col">{pick(messages.now)}</th>
            <th scope="col">{pick(messages.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ number, now, later }) => (
            <tr key={number}>
              <th scope="row">{number === 0 ? pick(messages.downPayment) : <Ltr>{number}</Ltr>}</th>
              <RowCell row={now} />
              <RowCell row={later} />
            </tr>
          ))}
        </tbody>
      </table>
      {unchanged > 0 && (
        <Text size={2} tone="muted" className={classes.rest}>
          {pick(unchangedRows)(unchanged)}
        </Text>
      )}
    </div>
  );
}

interface RowCellProps {
  readonly row: Row | undefined;
}

function RowCell({ row }: RowCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (row === undefined)
    return (
      <td>
        <SecondLine>{pick(messages.notThere)}</SecondLine>
      </td>
    );
  return (
    <td>
      <strong>
        <Money amount={row.amount} />
      </strong>
      <SecondLine>
        <FactLine>
          {formatCalendarDay(row.dueOn, language, now)}
          {row.paid > 0 && pick(paidText)(formatCount(row.paid))}
        </FactLine>
      </SecondLine>
      <MovedFrom day={row.movedFrom} />
    </td>
  );
}
