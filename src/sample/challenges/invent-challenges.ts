import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import type { Chance } from '../chance.ts';
import type { NewRow } from '../insert-rows.ts';
import type { OfficeTime } from '../office-time.ts';
import type { Staff } from '../people/invent-staff.ts';
import { type SampleChallenge, sampleChallenges } from './sample-challenges.ts';

export interface Challenges {
  readonly challenges: readonly NewRow<'challenges'>[];
  readonly participants: readonly NewRow<'challenge_participants'>[];
}

/** The challenges. Each was created a week before its start, or a moment ago, for all officers of all branches. */
export function inventChallenges(chance: Chance, { now, today }: OfficeTime, staff: Staff): Challenges {
  const officers = staff.employees.filter(({ isOfficer }) => isOfficer);
  const branchIds = [...new Set(officers.map(({ branchId }) => branchId))];
  const rowOf = (sample: SampleChallenge): NewRow<'challenges'> => {
    const startsOn = addDays(today, sample.startsInDays);
    const createdAt = Math.min(now, startOfBusinessDate(startsOn) - 7 * dayMs);
    return {
      id: chance.idAt(createdAt),
      title: sample.title.en,
      title_ur: sample.title.ur,
      description: sample.description,
      metric: sample.metric,
      target: sample.target,
      balancing_metric: sample.balancingMetric,
      bound_max: sample.boundMax,
      starts_on: startsOn,
      ends_on: addDays(startsOn, sample.days - 1),
      reward: sample.reward,
      branch_ids: branchIds,
      created_at: new Date(createdAt),
      created_by: staff.superadminId,
    };
  };
  const challenges = sampleChallenges.map(rowOf);
  return {
    challenges,
    participants: challenges.flatMap(({ id }) =>
      officers.map((officer) => ({ challenge_id: id, employee_id: officer.id, by_hand: false })),
    ),
  };
}
