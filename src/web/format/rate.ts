import { percentsOf, type Ratio } from '#domain/desk/challenges/ratio.ts';

/** A rate with one decimal, such as `94.9 %`. */
export function formatRate(ratio: Ratio, rounded: 'down' | 'up' = 'down'): string {
  return percentOf(percentsOf(ratio, rounded));
}

/** A rate as a person set it, in basis points: `95 %`, `94.25 %`. */
export function formatBasisPoints(points: number): string {
  return percentOf(points / 100);
}

/** With a space that does not break, as the lender's papers write it. */
function percentOf(percents: number): string {
  return `${percents}\u00A0%`;
}
