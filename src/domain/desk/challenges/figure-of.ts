import { type Ratio, wholeNumber } from '#domain/money/ratio.ts';
import { type BalancingMetric, type Metric, unitOf, wholeRate } from './metric.ts';

/** A rate set by a person: 95 % is 9500 basis points, 94.5 % is 9450. */
export function basisPoints(points: number): Ratio {
  return { part: points, whole: wholeRate };
}

/** A target or a limit as entered, in the unit of its metric. */
export function figureOf(metric: Metric | BalancingMetric, figure: number): Ratio {
  return unitOf(metric) === 'rate' ? basisPoints(figure) : wholeNumber(figure);
}
