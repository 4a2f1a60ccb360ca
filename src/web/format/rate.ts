import { percentsOf, type Ratio } from '#domain/money/ratio.ts';

/** A rate with one decimal, such as `94.9%`. */
export function formatRate(ratio: Ratio, rounded: 'down' | 'up' = 'down'): string {
  return formatPercent(percentsOf(ratio, rounded));
}

/** A rate as a person set it, in basis points: `95%`, `94.25%`. */
export function formatBasisPoints(points: number): string {
  return formatPercent(points / 100);
}

/** The one way to write a share in percent: `0%`. */
export function formatPercent(percents: number | string): string {
  return `${percents}%`;
}
