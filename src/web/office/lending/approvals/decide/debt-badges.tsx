import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { daysLate, writtenOffOf } from './agreement-background.messages.ts';

interface LateProps {
  readonly days: number;
}

export function Late({ days }: LateProps) {
  const pick = usePick();
  return <Badge tone="warning" icon={ClockIcon} text={pick(daysLate)(days)} />;
}

interface WrittenOffProps {
  readonly amount: number;
}

export function WrittenOff({ amount }: WrittenOffProps) {
  const pick = usePick();
  return <Badge tone="bad" icon={AlertIcon} text={pick(writtenOffOf)(formatRupees(amount))} />;
}
