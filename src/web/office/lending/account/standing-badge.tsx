import type { ComponentType } from 'react';
import type { AccountAgreement } from '#contract/lending/account.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { usePick } from '#web/i18n/language.ts';
import { DashIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { agreementStatusNames } from '../ground/labels/agreement-labels.messages.ts';
import { messages } from './account.messages.ts';

interface StandingBadgeProps {
  readonly agreement: Pick<AccountAgreement, 'status' | 'daysPastDue'>;
}

type Look = {
  readonly tone: 'good' | 'warning' | 'quiet' | 'purple';
  readonly icon: ComponentType<IconProps>;
};

const looks: Readonly<Record<Exclude<AgreementStatus, 'active'>, Look>> = {
  draft: { tone: 'quiet', icon: TextsIcon },
  submitted: { tone: 'purple', icon: ClockIcon },
  approved: { tone: 'purple', icon: CheckIcon },
  completed: { tone: 'good', icon: CheckCircleIcon },
  rejected: { tone: 'quiet', icon: DashIcon },
  withdrawn: { tone: 'quiet', icon: DashIcon },
  cancelled: { tone: 'quiet', icon: DashIcon },
  written_off: { tone: 'quiet', icon: DashIcon },
};

/** The state of an agreement today. An active one shows whether it is late. */
export function StandingBadge({ agreement: { status, daysPastDue } }: StandingBadgeProps) {
  const pick = usePick();
  if (status !== 'active') return <Badge {...looks[status]} text={pick(agreementStatusNames[status])} />;
  return daysPastDue > 0 ? (
    <Badge tone="warning" icon={ClockIcon} text={pick(messages.overdue)} />
  ) : (
    <Badge tone="good" icon={CheckIcon} text={pick(messages.onTime)} />
  );
}
