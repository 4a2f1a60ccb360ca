import { Suspense, useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { SoldItem } from '#contract/lending/evidence/sold-item.ts';
import { costStateOf } from '#domain/lending/agreements/cost-evidence.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { costOfOne, messages } from './cost.messages.ts';
import { costedItem } from './costed-item.ts';

const InvoicePicture = latePart(async () => (await import('./invoice-picture.tsx')).InvoicePicture);

interface CostProofProps {
  readonly agreement: Pick<Agreement, 'id' | 'consentHow'>;
  readonly item: SoldItem;
}

/** The mark of goods that are not on the product list, with the purchase that shows their cost. Nothing for a product of the list. */
export function CostProof({ agreement, item }: CostProofProps) {
  const pick = usePick();
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const state = costStateOf(costedItem(item));
  if (state === 'listed') return null;
  const { cost, description } = item;
  // Goods of a register that was brought in were sold long before an invoice was asked for.
  const isUnproven = state === 'unproven' && agreement.consentHow !== 'before_move';
  return (
    <Stack gap={1} align="start">
      <Badge tone="warning" icon={AlertIcon} text={pick(messages.notListed)} />
      {isUnproven && <Badge tone="bad" icon={AlertIcon} text={pick(messages.unproven)} />}
      {state === 'above_cost' && <Badge tone="bad" icon={AlertIcon} text={pick(messages.aboveCost)} />}
      {cost !== null && (
        <>
          <SecondLine>
            <FactLine>
              <WrittenText>{cost.supplier}</WrittenText>
              <Code>{cost.invoiceNumber}</Code>
              {formatDate(cost.invoicedOn, language)}
              {pick(costOfOne)(cost.cost)}
            </FactLine>
          </SecondLine>
          {isShown ? (
            <Suspense fallback={null}>
              <InvoicePicture agreementId={agreement.id} evidenceId={cost.id} goods={pick(description)} />
            </Suspense>
          ) : (
            <Button variant="light" size="sm" onClick={() => setIsShown(true)}>
              {pick(messages.show)}
              <span className="visually-hidden"> {pick(description)}</span>
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
