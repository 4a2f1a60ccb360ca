import type { Agreement } from '#contract/lending/agreements.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { CostProof } from '../../ground/cost/cost-proof.tsx';

interface GoodsOffTheListProps {
  readonly agreement: Agreement;
}

/** The goods whose cost no product list says, with the invoices that say it. */
export function GoodsOffTheList({ agreement }: GoodsOffTheListProps) {
  const pick = usePick();
  const goods = agreement.items.filter(({ productId }) => productId === null);
  return (
    <Stack as="ul" gap={3} pad={[3, 0]}>
      {goods.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same, and none changes its place
        <li key={index}>
          <Text weight={500}>
            <WrittenText>{pick(item.description)}</WrittenText>
          </Text>
          <CostProof agreement={agreement} item={item} />
        </li>
      ))}
    </Stack>
  );
}
