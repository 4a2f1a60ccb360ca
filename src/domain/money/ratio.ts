/** A figure that is compared before it is rounded: a rate as its two sums, a count or an amount as itself over 1. */
export interface Ratio {
  readonly part: number;
  /** 0 when there was nothing to measure, as for a rate on nothing that fell due. */
  readonly whole: number;
}

/** A count or an amount of rupees. */
export function wholeNumber(number: number): Ratio {
  return { part: number, whole: 1 };
}

/**
 * Below zero when a is the smaller one, above when it is the larger. Exact: sums of rupees times ten thousand leave what a
 * double holds, so they are multiplied as big integers. Both have something to measure.
 */
export function compareRatios(a: Ratio, b: Ratio): number {
  const [left, right] = [BigInt(a.part) * BigInt(b.whole), BigInt(b.part) * BigInt(a.whole)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * A rate in percent with one decimal. Rounded down, so that what is short of a target never reads as if it were reached; or up,
 * so that what is over a bound never reads as if it held. There is something to measure.
 */
export function percentsOf({ part, whole }: Ratio, rounded: 'down' | 'up'): number {
  const [tenths, rest] = [(BigInt(part) * 1000n) / BigInt(whole), (BigInt(part) * 1000n) % BigInt(whole)];
  return Number(tenths + (rounded === 'up' && rest > 0n ? 1n : 0n)) / 10;
}
