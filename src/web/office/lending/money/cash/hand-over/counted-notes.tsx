import { useId } from 'react';
import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { noteValues } from '#domain/lending/cash/cash-count.ts';
import { formatCount } from '#web/format/count.ts';
import { formatTime, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { noteLabels } from '../cash.messages.ts';
import fields from '../count-fields.module.css';
import { lockedAt, messages } from './hand-over.messages.ts';

interface CountedNotesProps {
  readonly movement: CashMovement;
}

/** A locked count: the notes of each value, and what they come to. */
export function CountedNotes({ movement: { amount, count, countedAt } }: CountedNotesProps) {
  const pick = usePick();
  const language = useLanguage();
  const titleId = useId();
  if (count === null) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <div>
        <Text as="h3" size={4} weight={600} id={titleId}>
          {pick(messages.myCount)}
        </Text>
        <Text size={2} tone="muted">
          {pick(lockedAt)(formatTime(instantOf(countedAt), language))}
        </Text>
      </div>
      <ul className={fields.rows}>
        {noteValues.map((value) => {
          const many = count[`notes${value}`];
          return (
            <li key={value} className={fields.row} data-none={many === 0}>
              <span className={fields.note} data-note={value}>
                <span aria-hidden>
                  <Ltr>{formatCount(value)}</Ltr>
                </span>
                <span className="visually-hidden">{pick(noteLabels[`notes${value}`])}</span>
              </span>
              <Ltr className={fields.many}>× {formatCount(many)}</Ltr>
              <Ltr className={fields.sum}>{formatCount(many * value)}</Ltr>
            </li>
          );
        })}
        <li className={fields.row} data-none={count.coins === 0}>
          <span className={fields.note} data-note="coins">
            {pick(messages.coins)}
          </span>
          <span />
          <Ltr className={fields.sum}>{formatCount(count.coins)}</Ltr>
        </li>
      </ul>
      <Row justify="space-between" gap={[0, 4]} pad={[0, 4]} wraps>
        <Text weight={600}>{pick(messages.counted)}</Text>
        <Text weight={600}>
          <Money amount={amount} />
        </Text>
      </Row>
    </Stack>
  );
}
