import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
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
    <dl className={classes.change}>
      <div className={classes.before}>
        <dt>{pick(task.texts.before)}</dt>
        <dd>
          <Money amount={task.balanceOf(before)} />
          <ArrowEndIcon size={20} className={classes.arrow} />
        </dd>
      </div>
      <div>
        <dt>{pick(task.texts.after)}</dt>
        <dd>
          <Money amount={task.balanceOf(after)} />
        </dd>
      </div>
      {task.entryKind === 'payment' && next !== null && (
        <div className={classes.next}>
          <dt>{pick(reviewMessages.next)}</dt>
          <dd>
            <Money amount={next.amount} />
          </dd>
          <dd className={classes.day}>{formatCalendarDay(next.dueOn, language, now)}</dd>
        </div>
      )}
    </dl>
  );
}
