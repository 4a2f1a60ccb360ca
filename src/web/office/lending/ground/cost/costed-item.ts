import type { SoldItem } from '#contract/lending/evidence/sold-item.ts';
import type { CostedItem } from '#domain/lending/agreements/cost-evidence.ts';

/** An item for the rules of costs. */
export function costedItem({ productId, unitPrice, cost }: SoldItem): CostedItem {
  return { productId, unitPrice, cost: cost?.cost ?? null };
}
