/** An axis: its range, and its labels. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** The place of a value, from 0 to 1. */
  readonly at: (value: number) => number;
}

const stepsWanted = 5;
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * An axis with round figures that has all the values on it, with some room on both sides, but goes neither below zero nor
 * beyond the largest value that there can be.
 */
export function scaleOf(values: readonly number[], largest = Number.POSITIVE_INFINITY): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || Math.abs(most) || 1;
  const [low, high] = [Math.max(0, least - span * 0.12), Math.min(largest, most + span * 0.12)];
  const step = stepFor((high - low) / stepsWanted);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  // Multiplied, not added up, so that 0.1 three times is written 0.3.
  const ticks = Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
  const [from, to] = [first * step, (first + count) * step];
  return { from, to, ticks, at: (value) => (value - from) / (to - from) };
}

/** The smallest round step that is no smaller. */
function stepFor(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return (roundSteps.find((round) => round * power >= wanted) ?? 10) * power;
}
