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
 * An axis with round figures around all values, with some room on both sides, but not below zero or above the largest possible
 * value.
 */
export function scaleOf(values: readonly number[], largest = Number.POSITIVE_INFINITY): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || Math.abs(most) || 1;
  const [low, high] = [Math.max(0, least - span * 0.12), Math.min(largest, most + span * 0.12)];
  const step = stepFor((high - low) / stepsWanted);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  // Multiplied, not added, so that three times 0.1 is 0.3.
  const ticks = Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
  const [from, to] = [first * step, (first + count) * step];
  return { from, to, ticks, at: (value) => (value - from) / (to - from) };
}

/** The smallest round step that is no smaller. */
function stepFor(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return (roundSteps.find((round) => round * power >= wanted) ?? 10) * power;
}
