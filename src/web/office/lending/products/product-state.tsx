import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { messages } from './products.messages.ts';

interface ProductStateProps {
  readonly isActive: boolean;
}

/** Shows whether a product is on sale. */
export function ProductState({ isActive }: ProductStateProps) {
  const pick = usePick();
  return isActive ? (
    <Text as="span" tone="muted">
      {pick(messages.onSale)}
    </Text>
  ) : (
    <Badge tone="quiet" icon={DashIcon} text={pick(messages.notOnSale)} />
  );
}
