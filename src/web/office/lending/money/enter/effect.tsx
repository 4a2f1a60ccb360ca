import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import {
  type ComingEntry,
  isPossibleDuplicate,
  type MoneyLedger,
  type PaidRow,
  type Preview,
  summarizedRows,
} from '../money-ledger.ts';
import type { MoneyTask } from '../money-tasks.ts';
import classes from './effect.module.css';
import { formMessages, installmentName, otherInstallments } from './money-form.messages.ts';

interface EffectProps {
  readonly task: MoneyTask;
  readonly ledger: MoneyLedger;
  readonly coming: ComingEntry | null;
  readonly preview: Preview | null;
}

/** A preview of the entry's effect, computed while it is typed. */
export function Effect({ task, ledger, coming, preview }: EffectProps) {
  const pick = usePick();
  return (
    <Stack as="section" gap={1} pad={[3, 4]} className={classes.effect} aria-live="polite">
      <h3>{pick(task.texts.effect)}</h3>
      {preview === null || coming === null ? (
        <Text tone="muted">{pick(formMessages.noAmount)}</Text>
      ) : (
        <>
          <ul>
            {task.entryKind === 'payment' ? (
              <PaidRows preview={preview} />
            ) : (
              <Row as="li" gap={3} align="center" justify="space-between" pad={[2, 0]}>
                <span>{pick(task.texts.after)}</span>
                <Money amount={task.balanceOf(preview.after)} />
              </Row>
            )}
          </ul>
          {isPossibleDuplicate(ledger, coming) && (
            <Text tone="warning" weight={600}>
              {pick(formMessages.likeAnother)}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

function PaidRows({ preview: { pays, before, after } }: { readonly preview: Preview }) {
  const pick = usePick();
  const { told, others, amount } = summarizedRows(pays);
  const overpaid = after.overpaid - before.overpaid;
  return (
    <>
      {told.map((row) => (
        <PaidInstallment key={row.number} row={row} />
      ))}
      {others > 0 && (
        <Row as="li" gap={3} align="center" justify="space-between" pad={[2, 0]}>
          <span>{pick(otherInstallments)(others)}</span>
          <Ltr className={classes.amount}>{formatCount(amount)}</Ltr>
        </Row>
      )}
      {overpaid > 0 && (
        <Row as="li" gap={3} align="center" justify="space-between" pad={[2, 0]}>
          <Text as="span" tone="warning" weight={600}>
            {pick(formMessages.overpaid)}
          </Text>
          <Ltr className={classes.amount}>{formatCount(overpaid)}</Ltr>
        </Row>
      )}
    </>
  );
}

function PaidInstallment({ row: { number, dueOn, amount, isFull } }: { readonly row: PaidRow }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <Row as="li" gap={3} align="center" justify="space-between" pad={[2, 0]}>
      <span>
        <span className={classes.number}>{rowName(number, pick)}</span>{' '}
        <Text as="span" tone="muted" className={classes.due}>
          {formatCalendarDay(dueOn, language, now)}
        </Text>
      </span>
      {isFull ? (
        <Badge tone="good" icon={CheckIcon} text={pick(formMessages.inFull)} />
      ) : (
        <Badge tone="warning" icon={ClockIcon} text={pick(formMessages.inPart)} />
      )}
      <Ltr className={classes.amount}>{formatCount(amount)}</Ltr>
    </Row>
  );
}

/** `Installment 10`; row 0 is the down payment's. */
export function rowName(number: number, pick: <Value>(phrase: Phrase<Value>) => Value): string {
  return number === 0 ? pick(formMessages.downPayment) : pick(installmentName)(number);
}
