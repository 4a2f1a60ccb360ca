import type { ComponentType } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { InstallmentState } from '#domain/lending/collections/installment-state.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DashIcon, ReliefIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon, DottedCircleIcon, HalfCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { installmentStateNames, messages, overdueBy } from './agreement.messages.ts';

interface InstallmentBadgeProps {
  readonly row: Agreement['installments'][number];
}

interface Look {
  readonly tone: 'good' | 'warning' | 'quiet';
  readonly icon: ComponentType<IconProps>;
}

const looks: Readonly<Record<InstallmentState, Look>> = {
  paid: { tone: 'good', icon: CheckCircleIcon },
  relieved: { tone: 'good', icon: ReliefIcon },
  overdue: { tone: 'warning', icon: ClockIcon },
  due_today: { tone: 'warning', icon: ClockIcon },
  upcoming: { tone: 'quiet', icon: DottedCircleIcon },
  written_off: { tone: 'quiet', icon: DashIcon },
  planned: { tone: 'quiet', icon: DottedCircleIcon },
};

/** The state of a row today. One to come is a quiet word, and a partly paid one that is late shows the missing amount. */
export function InstallmentBadge({ row: { state, amount, paid } }: InstallmentBadgeProps) {
  const pick = usePick();
  const { tone, icon } = looks[state];
  const isPartly = paid > 0 && paid < amount;
  const text =
    state === 'overdue'
      ? pick(overdueBy)(amount - paid)
      : pick(isPartly && state === 'upcoming' ? messages.partlyPaid : installmentStateNames[state]);
  if (tone === 'quiet' && !isPartly && state !== 'written_off')
    return (
      <Text as="span" tone="muted">
        {text}
      </Text>
    );
  return <Badge tone={tone} icon={isPartly ? HalfCircleIcon : icon} text={text} />;
}
