import { usePick } from '#web/i18n/language.ts';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { stateNames } from './employees.messages.ts';

interface EmployeeStateBadgeProps {
  readonly isActive: boolean;
}

export function EmployeeStateBadge({ isActive }: EmployeeStateBadgeProps) {
  const pick = usePick();
  return isActive ? (
    <Badge tone="good" icon={CheckIcon} text={pick(stateNames.active)} />
  ) : (
    <Badge tone="quiet" icon={DashIcon} text={pick(stateNames.inactive)} />
  );
}
