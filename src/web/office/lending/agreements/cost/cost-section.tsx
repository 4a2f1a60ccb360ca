import { Suspense, useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { SoldItem } from '#contract/lending/evidence/sold-item.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { CostProof } from '../../ground/cost/cost-proof.tsx';
import { messages } from './cost-section.messages.ts';

const CostForm = latePart(async () => (await import('./cost-form.tsx')).CostForm);

interface CostSectionProps {
  readonly agreement: Agreement;
}

/** The goods of a draft that are not on the product list, with the invoices that show their cost. */
export function CostSection({ agreement }: CostSectionProps) {
  const pick = usePick();
  // One invoice is for all items of a description.
  const goods = new Map(
    agreement.items
      .filter(({ productId }) => productId === null)
      .map((item) => [item.description.en, item] as const),
  );
  if (goods.size === 0) return null;
  return (
    <Section title={pick(messages.title)} lead={pick(messages.lead)}>
      <Stack as="ul" gap={4}>
        {[...goods].map(([description, item]) => (
          <li key={description}>
            <Goods agreement={agreement} item={item} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface GoodsProps extends CostSectionProps {
  readonly item: SoldItem;
}

function Goods({ agreement, item }: GoodsProps) {
  const pick = usePick();
  const [isAdding, setIsAdding] = useState(false);
  const [saves, setSaves] = useState(0);
  const { description, unitPrice, cost } = item;
  return (
    <Stack gap={3} align="start">
      <AfterSave saves={saves}>
        <Text weight={600}>
          <FactLine>
            <WrittenText>{pick(description)}</WrittenText>
            <Money amount={unitPrice} />
          </FactLine>
        </Text>
        <CostProof agreement={agreement} item={item} />
      </AfterSave>
      {isAdding ? (
        <Suspense fallback={null}>
          <CostForm
            agreementId={agreement.id}
            description={description.en}
            onSaved={() => {
              setIsAdding(false);
              setSaves(saves + 1);
            }}
            onCancel={() => setIsAdding(false)}
          />
        </Suspense>
      ) : (
        <Button
          variant="default"
          size="sm"
          leftSection={<PlusIcon size={16} />}
          onClick={() => setIsAdding(true)}
        >
          {pick(cost === null ? messages.add : messages.addAnother)}
          <span className="visually-hidden"> {pick(description)}</span>
        </Button>
      )}
    </Stack>
  );
}
