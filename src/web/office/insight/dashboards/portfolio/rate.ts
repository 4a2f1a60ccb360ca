import type { PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { ageingBuckets } from '#domain/lending/collections/portfolio-at-risk.ts';
import { formatRate } from '#web/format/rate.ts';

/** A rate of two sums; a dash where there is nothing to measure. */
export function rateOf(part: number, whole: number): string {
  return whole === 0 ? '–' : formatRate({ part, whole });
}

/** PAR n, rounded up: what is over a limit never reads as if it were within. */
export function atRiskRate(ageing: PortfolioDashboard['ageing'], days: number): string {
  const whole = ageing.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const part = ageing
    .filter((_, index) => (ageingBuckets[index]?.fromDays ?? 0) > days)
    .reduce((sum, { outstanding }) => sum + outstanding, 0);
  return whole === 0 ? '–' : formatRate({ part, whole }, 'up');
}
