import type { JudgedPromises, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { ageingBuckets } from '#domain/lending/collections/portfolio-at-risk.ts';
import { percentsOf, type Ratio } from '#domain/money/ratio.ts';
import { formatRate } from '#web/format/rate.ts';

/** A rate of two sums; a dash when there is nothing to measure. */
export function rateOf(part: number, whole: number): string {
  return whole === 0 ? '–' : formatRate({ part, whole });
}

/** The number of requests whose promise is already kept or broken. */
export function judgedOf({ kept, late, unanswered }: JudgedPromises): number {
  return kept + late + unanswered;
}

/**
 * The difference of two rates in tenths of a percent. It is computed from the rounded rates, so that the three figures add up.
 * Null when one is missing.
 */
export function rateChange(rate: Ratio, before: Ratio, rounded: 'down' | 'up' = 'down'): number | null {
  if (rate.whole === 0 || before.whole === 0) return null;
  return Math.round(10 * percentsOf(rate, rounded)) - Math.round(10 * percentsOf(before, rounded));
}

/** The growth of an amount in tenths of a percent. The earlier amount is above zero. */
export function tenthsMore(amount: number, before: number): number {
  return Math.round((1000 * (amount - before)) / before);
}

/** The share of the outstanding amount that is on agreements more than so many days past due. */
export function atRiskRatio(ageing: PortfolioDashboard['ageing'], days: number): Ratio {
  const sum = (buckets: PortfolioDashboard['ageing']) =>
    buckets.reduce((total, { outstanding }) => total + outstanding, 0);
  return {
    part: sum(ageing.filter((_, index) => (ageingBuckets[index]?.fromDays ?? 0) > days)),
    whole: sum(ageing),
  };
}

/** PAR n, rounded up: a rate over a limit never reads as if it were within. */
export function atRiskRate(ageing: PortfolioDashboard['ageing'], days: number): string {
  const ratio = atRiskRatio(ageing, days);
  return ratio.whole === 0 ? '–' : formatRate(ratio, 'up');
}
