/** An exact figure: a rate as its two sums, a count or an amount over 1. */
export interface Ratio {
  readonly part: number;
  /** 0 if there was nothing to measure, as for a rate without anything due. */
  readonly whole: number;
}

/** A count or an amount of rupees. */
export function wholeNumber(number: number): Ratio {
  return { part: number, whole: 1 };
}

/**
 * Negative if a is smaller, positive if it is larger. Exact: products of sums exceed a double's integers, so big integers are
 * used. Neither `whole` may be 0.
 */
export function compareRatios(a: Ratio, b: Ratio): number {
  const [left, right] = [BigInt(a.part) * BigInt(b.whole), BigInt(b.part) * BigInt(a.whole)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * A rate in percent with one decimal. Rounded down for a target, so that it never seems reached too early, or up for a limit,
 * so that it never seems held. `whole` must not be 0.
 */
export function percentsOf({ part, whole }: Ratio, rounded: 'down' | 'up'): number {
  const [tenths, rest] = [(BigInt(part) * 1000n) / BigInt(whole), (BigInt(part) * 1000n) % BigInt(whole)];
  return Number(tenths + (rounded === 'up' && rest > 0n ? 1n : 0n)) / 10;
}
