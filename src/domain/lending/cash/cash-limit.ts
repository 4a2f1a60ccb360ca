/** The share of a limit, in percent, from which cash is near it. */
export const nearLimitPercent = 80;

export const cashLimitLevels = ['near', 'reached'] as const;
export type CashLimitLevel = (typeof cashLimitLevels)[number];

/**
 * The level that the cash of a place has reached: `near` from 80 % of its limit, `reached` from the limit on. Null below that, and
 * without a limit. Amounts are whole rupees. It refuses nothing: cash of a family is taken beyond any limit.
 */
export function cashLimitLevel(held: number, limit: number | null): CashLimitLevel | null {
  if (limit === null) return null;
  if (held >= limit) return 'reached';
  return held * 100 >= limit * nearLimitPercent ? 'near' : null;
}
