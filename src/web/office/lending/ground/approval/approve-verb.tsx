import type { Approval } from '#contract/lending/approval.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { amountOf } from './approval-amount.ts';
import { approveDates, messages } from './approve-verb.messages.ts';
import { lastDueOnOf } from './last-due-on.ts';

interface ApproveVerbProps {
  readonly approval: Pick<Approval, 'kind' | 'amount' | 'preview'>;
}

/** The button repeats the action and the change: the amount, or the last day for new dates. */
export function ApproveVerb({ approval }: ApproveVerbProps) {
  const pick = usePick();
  const language = useLanguage();
  const amount = amountOf(approval);
  const lastDueOn = lastDueOnOf(approval);
  if (lastDueOn !== null) return pick(approveDates)(formatDate(lastDueOn, language));
  return (
    <span>
      {pick(messages.approve)} {amount !== null && <Money amount={amount} />}
    </span>
  );
}
