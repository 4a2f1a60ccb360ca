import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { stateNames } from './employees.messages.ts';

interface EmployeeStateProps {
  readonly isActive: boolean;
}

/** Shows whether an employee is active, which needs no badge. */
export function EmployeeState({ isActive }: EmployeeStateProps) {
  const pick = usePick();
  return isActive ? (
    <Text as="span" tone="muted">
      {pick(stateNames.active)}
    </Text>
  ) : (
    <Badge tone="quiet" icon={DashIcon} text={pick(stateNames.inactive)} />
  );
}
