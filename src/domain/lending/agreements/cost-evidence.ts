/** The most pieces of evidence of one agreement: twice as many as it may have items, so that mistakes can be mended. */
export const costEvidenceMax = 100;

/** Goods of a draft, in whole rupees for one. `cost` is what the lender paid by the newest evidence; null without any. */
export interface CostedItem {
  /** Null for goods that are not on the list of products. */
  readonly productId: string | null;
  readonly unitPrice: number;
  readonly cost: number | null;
}

/**
 * `listed`: the list of products says what it costs. `proven`: the price is at most what the lender paid. `unproven`: nothing
 * shows the cost. `above_cost`: the price is higher, and the difference would be interest under another name.
 */
export type CostState = 'listed' | 'proven' | 'unproven' | 'above_cost';

/** The state of the proof that an item is sold at its cost. A price below the cost is the lender's gift. */
export function costStateOf({ productId, unitPrice, cost }: CostedItem): CostState {
  if (productId !== null) return 'listed';
  if (cost === null) return 'unproven';
  return unitPrice > cost ? 'above_cost' : 'proven';
}

/** The reasons why goods cannot be submitted for approval. */
export type CostRefusal = 'cost_not_proven' | 'price_above_cost';

/** The reason why an agreement with these goods cannot be submitted, or null. Evidence that is missing is named first. */
export function refusalOfCosts(items: readonly CostedItem[]): CostRefusal | null {
  const states = new Set(items.map(costStateOf));
  if (states.has('unproven')) return 'cost_not_proven';
  return states.has('above_cost') ? 'price_above_cost' : null;
}
