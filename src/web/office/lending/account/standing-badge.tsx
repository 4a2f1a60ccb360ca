import type { ComponentType } from 'react';
import type { AccountAgreement } from '#contract/lending/account.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { usePick } from '#web/i18n/language.ts';
import type { TextProps } from '#web/office/kit/layout/piece.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { DashIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { agreementStatusNames } from '../ground/labels/agreement-labels.messages.ts';
import { daysLate } from './account.messages.ts';

interface StandingBadgeProps {
  readonly agreement: Pick<AccountAgreement, 'status' | 'daysPastDue'>;
}

interface Look {
  readonly tone: NonNullable<TextProps['tone']>;
  readonly icon: ComponentType<IconProps>;
}

const looks: Readonly<Record<Exclude<AgreementStatus, 'active'>, Look>> = {
  draft: { tone: 'muted', icon: TextsIcon },
  submitted: { tone: 'second', icon: ClockIcon },
  approved: { tone: 'second', icon: CheckIcon },
  completed: { tone: 'good', icon: CheckCircleIcon },
  rejected: { tone: 'muted', icon: DashIcon },
  withdrawn: { tone: 'muted', icon: DashIcon },
  cancelled: { tone: 'muted', icon: DashIcon },
  written_off: { tone: 'bad', icon: DashIcon },
};

/** The state of an agreement today. An active one that is not late has none. */
export function StandingBadge({ agreement: { status, daysPastDue } }: StandingBadgeProps) {
  const pick = usePick();
  if (status !== 'active') return <Mark {...looks[status]} text={pick(agreementStatusNames[status])} />;
  return daysPastDue > 0 && <Mark tone="warning" icon={ClockIcon} text={pick(daysLate)(daysPastDue)} />;
}

interface MarkProps extends Look {
  readonly text: string;
}

/** A badge without its frame, for which the card has no room. */
function Mark({ tone, icon: Sign, text }: MarkProps) {
  return (
    <Row as="span" gap={1} align="center" size={2} tone={tone} weight={600}>
      <Sign size={14} />
      <span className="lowered">{text}</span>
    </Row>
  );
}
