import type * as z from 'zod/mini';
import type { Challenge, challengeForm } from '#contract/desk/challenges.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

export type ChallengeValues = Draft<z.input<typeof challengeForm>>;

/** There are no defaults: the lender alone decides on targets for its people. */
export const newChallengeValues: ChallengeValues = {
  title: { own: '', ur: '' },
  description: '',
  metric: null,
  target: null,
  balancingMetric: null,
  boundMax: null,
  startsOn: null,
  endsOn: null,
  reward: '',
  branchIds: [],
  employeeIds: [],
};

export function valuesOf(challenge: Challenge): ChallengeValues {
  return {
    title: challenge.title,
    description: challenge.description,
    metric: challenge.metric,
    target: challenge.target,
    balancingMetric: challenge.balancingMetric,
    boundMax: challenge.boundMax,
    startsOn: challenge.startsOn,
    endsOn: challenge.endsOn,
    reward: challenge.reward,
    branchIds: challenge.branches.map(({ id }) => id),
    employeeIds: challenge.employeeIds,
  };
}
