import { Skeleton } from '@mantine/core';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon, DottedCircleIcon, HalfCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages, paidRows } from './my-account.messages.ts';
import classes from './my-schedule.module.css';

interface MyScheduleProps {
  readonly id: string;
}

/** The due dates and amounts of an agreement. Paid rows are folded away. */
export function MySchedule({ id }: MyScheduleProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  return (
    <Section title={pick(messages.schedule)}>
      {data !== undefined ? (
        <Rows rows={data.installments} />
      ) : error === null ? (
        <Skeleton height={180} />
      ) : (
        <LoadError title={pick(messages.agreementNotOpened)} failure={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

type Row = Agreement['installments'][number];

interface RowsProps {
  readonly rows: readonly Row[];
}

function Rows({ rows }: RowsProps) {
  const pick = usePick();
  const isPaid = ({ state }: Row) => state === 'paid';
  const paid = rows.filter(isPaid);
  const last = rows.at(-1)?.number;
  return (
    <>
      {paid.length > 0 && (
        <details className={classes.paid}>
          <summary>
            <CheckCircleIcon size={20} />
            <span>{pick(paidRows)(paid.length)}</span>
            <span className={classes.show}>{pick(messages.show)}</span>
          </summary>
          <ScheduleRows rows={paid} last={last} />
        </details>
      )}
      <ScheduleRows rows={rows.filter((row) => !isPaid(row))} last={last} />
    </>
  );
}

interface ScheduleRowsProps extends RowsProps {
  readonly last: number | undefined;
}

function ScheduleRows({ rows, last }: ScheduleRowsProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <ul className={classes.rows} aria-label={pick(messages.schedule)}>
      {rows.map((row) => (
        <li key={row.number} className={classes.row}>
          <span className={classes.day}>
            <span>{formatDate(row.dueOn, language)}</span>
            {row.number === 0 && <span className={classes.note}>{pick(messages.downPayment)}</span>}
          </span>
          <RowBadge row={row} isLast={row.number === last} />
          <strong className={classes.amount}>
            {pick(saidRupees)(row.state === 'paid' ? row.amount : row.amount - row.paid)}
          </strong>
        </li>
      ))}
    </ul>
  );
}

interface RowBadgeProps {
  readonly row: Row;
  readonly isLast: boolean;
}

function RowBadge({ row: { state, paid, amount }, isLast }: RowBadgeProps) {
  const pick = usePick();
  const isPart = paid > 0 && paid < amount;
  if (state === 'paid') return <Badge tone="good" icon={CheckCircleIcon} text={pick(messages.paid)} />;
  const text = isPart ? messages.partLeft : isLast && state === 'upcoming' ? messages.last : messages[state];
  const isLate = state === 'overdue' || state === 'due_today';
  return (
    <Badge
      tone={isLate || isPart ? 'warning' : 'quiet'}
      icon={isPart ? HalfCircleIcon : isLate ? ClockIcon : DottedCircleIcon}
      text={pick(text)}
    />
  );
}
