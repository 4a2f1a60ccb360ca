import type { ChallengeRow, ChallengeScore } from '#contract/desk/challenges.ts';
import { figureOf } from '#domain/desk/challenges/figure-of.ts';
import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';
import type { Language } from '#domain/language.ts';
import { compareRatios, type Ratio } from '#domain/money/ratio.ts';
import { formatCount } from '#web/format/count.ts';
import { formatBasisPoints, formatRate } from '#web/format/rate.ts';
import { formatRupees } from '#web/format/rupees.ts';

type AnyMetric = Metric | BalancingMetric;

/** A target or a bound as it was set. */
export function setFigure(metric: AnyMetric, figure: number): string {
  const unit = unitOf(metric);
  if (unit === 'rate') return formatBasisPoints(figure);
  return unit === 'rupees' ? formatRupees(figure) : formatCount(figure);
}

/** The reached figure; a dash when there was nothing to measure. */
export function reachedFigure(metric: Metric, { part, whole }: Ratio): string {
  if (whole === 0) return '–';
  const unit = unitOf(metric);
  if (unit === 'rate') return formatRate({ part, whole });
  return unit === 'rupees' ? formatRupees(part) : formatCount(part);
}

/** The figure that must stay low. Zero is the best value. */
export function balanceFigure(metric: BalancingMetric, { part, whole }: Ratio): string {
  if (unitOf(metric) === 'rate')
    return whole === 0 ? formatBasisPoints(0) : formatRate({ part, whole }, 'up');
  return formatCount(part);
}

/** A ratio as a number to draw; zero when it has no figure. */
export function shareOf({ part, whole }: Ratio): number {
  return whole === 0 ? 0 : part / whole;
}

type Goal = Pick<ChallengeRow, 'metric' | 'target' | 'balancingMetric' | 'boundMax'>;

export const targetOf = ({ metric, target }: Goal): Ratio => figureOf(metric, target);
export const boundOf = ({ balancingMetric, boundMax }: Goal): Ratio => figureOf(balancingMetric, boundMax);

/** True when the bound holds, also when nothing is outstanding. */
export function isWithinBound(goal: Goal, { balance }: Pick<ChallengeScore, 'balance'>): boolean {
  return balance.whole === 0 || compareRatios(balance, boundOf(goal)) <= 0;
}

const points: Readonly<Record<Language, string>> = { en: 'points', ur: 'پوائنٹ' };

/** The figure missing to the target, rounded up. It is apart from the words around it. */
export function missingFigure(
  goal: Goal,
  { reached }: Pick<ChallengeScore, 'reached'>,
  language: Language,
): string {
  const { metric, target } = goal;
  if (unitOf(metric) !== 'rate') return `\u2066${setFigure(metric, target - reached.part)}\u2069`;
  const missing = target / 100 - (reached.part / reached.whole) * 100;
  return `\u2066${Math.ceil(missing * 10 - 1e-6) / 10}\u2069 ${points[language]}`;
}
