import type { ChallengeForm } from '#contract/desk/challenges.ts';
import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';

/** What the audit remembers of a form. A figure says its unit, so that it can be read without the metric beside it. */
export function recordedChallenge(form: ChallengeForm) {
  return {
    ...form,
    target: withUnit(form.metric, form.target),
    boundMax: withUnit(form.balancingMetric, form.boundMax),
  };
}

function withUnit(metric: Metric | BalancingMetric, figure: number) {
  return { figure, unit: unitOf(metric) };
}
