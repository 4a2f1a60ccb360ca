import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { paidCount, paidShares } from '#domain/lending/collections/paid-shares.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ReliefIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon, DottedCircleIcon, HalfCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { installmentStateNames } from '../agreement/agreement.messages.ts';
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

type Installment = Agreement['installments'][number];

interface RowsProps {
  readonly rows: readonly Installment[];
}

function Rows({ rows }: RowsProps) {
  const pick = usePick();
  const isPaid = ({ state }: Installment) => state === 'paid';
  const paid = rows.filter(isPaid);
  const last = rows.at(-1)?.number;
  return (
    <>
      {paid.length > 0 && (
        <details className={classes.paid}>
          <Row as="summary" gap={3} align="center" pad={[2, 0]} className={classes.row}>
            <CheckCircleIcon size={20} />
            <span className={classes.day}>
              {pick(paidRows)(
                paidCount(paidShares(rows)),
                paid.some(({ number }) => number === 0),
              )}
            </span>
            <Text as="span" tone="action" weight={500} className={classes.show}>
              {pick(messages.show)}
            </Text>
          </Row>
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
    <ul aria-label={pick(messages.schedule)}>
      {rows.map((row) => (
        <Row as="li" gap={3} align="center" wraps pad={[2, 0]} key={row.number} className={classes.row}>
          <Stack as="span" className={classes.day}>
            <span>{formatDate(row.dueOn, language)}</span>
            {row.number === 0 && (
              <Text as="span" size={3} tone="muted">
                {pick(messages.downPayment)}
              </Text>
            )}
          </Stack>
          <RowBadge row={row} isLast={row.number === last} />
          <Text as="strong" weight={600} className={classes.amount}>
            {pick(saidRupees)(row.paid === row.amount ? row.amount : row.amount - row.paid)}
          </Text>
        </Row>
      ))}
    </ul>
  );
}

interface RowBadgeProps {
  readonly row: Installment;
  readonly isLast: boolean;
}

function RowBadge({ row: { state, paid, amount }, isLast }: RowBadgeProps) {
  const pick = usePick();
  const isPart = paid > 0 && paid < amount;
  if (state === 'paid') return <Badge tone="good" icon={CheckCircleIcon} text={pick(messages.paid)} />;
  if (state === 'relieved')
    return <Badge tone="good" icon={ReliefIcon} text={pick(installmentStateNames.relieved)} />;
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
