import type { Challenge } from '#contract/desk/challenges.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Desk } from '#test/support/lending/lending.ts';

/** Collect Rs 1,000 in the ten days from today, the clock of the tests having begun on 20 November, with three reversals at most. */
export function challengeBody(
  { employeeId }: Pick<Desk, 'employeeId'>,
  given: Partial<BodyOf<'createChallenge'>> = {},
): BodyOf<'createChallenge'> {
  return {
    title: { own: 'Collect on time' },
    metric: 'amount_collected',
    target: 1_000,
    balancingMetric: 'reversals',
    boundMax: 3,
    startsOn: '2026-11-20',
    endsOn: '2026-11-29',
    reward: 'A day of leave',
    branchIds: [],
    employeeIds: [employeeId],
    ...given,
  };
}

export function addChallenge(
  testApi: TestApi,
  desk: Desk,
  given: Partial<BodyOf<'createChallenge'>> = {},
): Promise<Challenge> {
  return testApi.call('createChallenge', { as: desk.superadmin, body: challengeBody(desk, given) });
}
