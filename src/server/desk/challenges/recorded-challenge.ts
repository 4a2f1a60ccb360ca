import type { ChallengeForm } from '#contract/desk/challenges.ts';
import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';

/** The audited fields of a form. Each figure has its unit, so that it can be read without the metric. */
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
