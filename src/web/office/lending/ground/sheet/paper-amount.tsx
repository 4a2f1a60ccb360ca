import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';

interface PaperAmountProps {
  /** In whole rupees. */
  readonly amount: number;
}

/** An amount on paper. */
export function PaperAmount({ amount }: PaperAmountProps) {
  return (
    <Text as="span" weight={600}>
      <Money amount={amount} />
    </Text>
  );
}
