import { usePick } from '#web/i18n/language.ts';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages } from './products.messages.ts';

interface ProductStateBadgeProps {
  readonly isActive: boolean;
}

/** Shows whether a product is on sale. */
export function ProductStateBadge({ isActive }: ProductStateBadgeProps) {
  const pick = usePick();
  return isActive ? (
    <Badge tone="good" icon={CheckIcon} text={pick(messages.onSale)} />
  ) : (
    <Badge tone="quiet" icon={DashIcon} text={pick(messages.notOnSale)} />
  );
}
