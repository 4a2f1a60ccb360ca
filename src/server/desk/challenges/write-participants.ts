import type { PoolClient } from 'pg';
import type { ChallengeForm } from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { refusedField } from '#server/platform/refusal.ts';

const countFit = namedStatement(
  'count-fit-participants',
  `SELECT (SELECT count(*) FROM branches WHERE id = ANY (:branchIds::uuid[])) AS branches,
          (SELECT count(*) FROM users JOIN employees e ON e.user_id = id
            WHERE id = ANY (:employeeIds::uuid[]) AND role = 'employee' AND is_active) AS employees`,
);

const removeAll = namedStatement(
  'remove-challenge-participants',
  'DELETE FROM challenge_participants WHERE challenge_id = :challengeId',
);

const insertAll = namedStatement(
  'insert-challenge-participants',
  `INSERT INTO challenge_participants (challenge_id, employee_id, by_hand)
   SELECT :challengeId, u.id, u.id = ANY (:employeeIds::uuid[])
     FROM users u JOIN employees e ON e.user_id = u.id
    WHERE u.role = 'employee' AND u.is_active
      AND (u.id = ANY (:employeeIds::uuid[]) OR e.branch_id = ANY (:branchIds::uuid[]))`,
);

/** Refuses errors that the form's schema cannot see: a start that has passed, and people or branches that cannot take part. */
export async function checkChallenge(
  client: PoolClient,
  { startsOn, branchIds, employeeIds }: ChallengeForm,
  now: Instant,
): Promise<void> {
  if (startsOn < businessDateOf(now)) throw refusedField('startsOn', 'starts_in_past');
  const { rows } = await client.query<{ branches: number; employees: number }>(
    countFit({ branchIds, employeeIds }),
  );
  if (rows[0]?.branches !== new Set(branchIds).size) throw refusedField('branchIds', 'branch_unknown');
  if (rows[0].employees !== new Set(employeeIds).size)
    throw refusedField('employeeIds', 'participant_inactive');
}

/** Replaces the participants by the employees of the branches and the people chosen by name. */
export async function writeParticipants(
  client: PoolClient,
  challengeId: string,
  { branchIds, employeeIds }: ChallengeForm,
): Promise<void> {
  await client.query(removeAll({ challengeId }));
  const { rowCount } = await client.query(insertAll({ challengeId, branchIds, employeeIds }));
  if (rowCount === 0) throw refusedField('branchIds', 'branches_without_employees');
}
