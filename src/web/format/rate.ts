import type { Ratio } from '#domain/desk/challenges/ratio.ts';

/**
 * A rate with one decimal, such as `94.9 %`. Rounded down, so that what is short of a target never reads as if it were
 * reached; or up, so that what is over a bound never reads as if it held.
 */
export function formatRate({ part, whole }: Ratio, rounded: 'down' | 'up' = 'down'): string {
  const [tenths, rest] = [(BigInt(part) * 1000n) / BigInt(whole), (BigInt(part) * 1000n) % BigInt(whole)];
  return percentOf(Number(tenths + (rounded === 'up' && rest > 0n ? 1n : 0n)) / 10);
}

/** A rate as a person set it, in basis points: `95 %`, `94.25 %`. */
export function formatBasisPoints(points: number): string {
  return percentOf(points / 100);
}

/** With a space that does not break, as the lender's papers write it. */
function percentOf(percents: number): string {
  return `${percents}\u00A0%`;
}
