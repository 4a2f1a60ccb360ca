import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ArrowEndIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import type { Preview } from '../money-ledger.ts';
import type { MoneyTask } from '../money-tasks.ts';
import classes from './before-after.module.css';
import { reviewMessages } from './review.messages.ts';

interface BeforeAfterProps {
  readonly task: MoneyTask;
  readonly preview: Preview;
}

/** The agreement's balance before and after, and the next due date. */
export function BeforeAfter({ task, preview: { before, after, next } }: BeforeAfterProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <Row as="dl" gap={3} wraps pad={[3, 4]} className={classes.change}>
      <div>
        <dt>{pick(task.texts.before)}</dt>
        <Row
          as="dd"
          gap={2}
          align="center"
          justify="space-between"
          size={5}
          weight={600}
          className={classes.figure}
        >
          <Money amount={task.balanceOf(before)} />
          <Text as="span" tone="muted">
            <ArrowEndIcon size={20} className="mirrored" />
          </Text>
        </Row>
      </div>
      <div>
        <dt>{pick(task.texts.after)}</dt>
        <Text as="dd" size={5} weight={600} className={classes.figure}>
          <Money amount={task.balanceOf(after)} />
        </Text>
      </div>
      {task.entryKind === 'payment' && next !== null && (
        <div className={classes.next}>
          <dt>{pick(reviewMessages.next)}</dt>
          <Text as="dd" size={5} weight={600} className={classes.figure}>
            <Money amount={next.amount} />
          </Text>
          <Text as="dd" size={2} tone="muted">
            {formatCalendarDay(next.dueOn, language, now)}
          </Text>
        </div>
      )}
    </Row>
  );
}
