import type { Pool, PoolClient } from 'pg';
import type { ChallengeRow } from '#contract/desk/challenges.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ChallengeStage } from '#domain/desk/challenges/challenge-actions.ts';
import type { BalancingMetric, Metric } from '#domain/desk/challenges/metric.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { dateCursorOf, datePlaceOf } from '#server/platform/db/date-cursor.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import type { Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The fields of a challenge's form, as stored. */
export const challengeParticulars = columns(
  'challenges',
  [
    'description',
    'metric',
    'target',
    'balancing_metric',
    'bound_max',
    'starts_on',
    'ends_on',
    'reward',
    'branch_ids',
  ],
  { written: ['title'] },
);

const recordColumns = columns('challenges', ['id', 'cancelled_at', 'cancel_reason', 'version']);

export interface Participant {
  readonly id: string;
  readonly fullName: Written;
  readonly byHand: boolean;
  readonly city: Phrase | null;
}

type Particulars = RowOf<typeof challengeParticulars>;

export interface ChallengeRecord
  extends RowOf<typeof recordColumns>,
    Omit<Particulars, 'metric' | 'balancingMetric'> {
  readonly metric: Metric;
  readonly balancingMetric: BalancingMetric;
  readonly cancelledByName: Phrase | null;
  readonly isCancelled: boolean;
  readonly branches: ChallengeRow['branches'];
  /** By name. */
  readonly participants: readonly Participant[];
}

/** The challenges within a reader's reach: all of them, or those that the reader takes part in. */
export type ChallengeReach = Reach<'own' | 'all'>;

const userIdOf = (reach: ChallengeReach) => (reach.extent === 'all' ? null : reach.userId);

const isWithin = `(:userId::uuid IS NULL OR EXISTS (
  SELECT FROM challenge_participants p WHERE p.challenge_id = c.id AND p.employee_id = :userId))`;

const selectRecord = `
  SELECT ${recordColumns.selected('c')}, ${challengeParticulars.selected('c')}, c.cancelled_at IS NOT NULL AS "isCancelled",
         (SELECT ${namesOf('u')} FROM users u WHERE u.id = c.cancelled_by) AS "cancelledByName",
         (SELECT coalesce(json_agg(json_build_object('id', b.id, 'code', b.code,
                                                     'city', ${phraseOf('b.city')})
                                   ORDER BY b.position), '[]')
            FROM branches b WHERE b.id = ANY (c.branch_ids)) AS branches,
         (SELECT coalesce(json_agg(json_build_object('id', u.id, 'fullName', ${writtenOf('u.full_name')},
                                                     'byHand', p.by_hand,
                                                     'city', CASE WHEN b.id IS NOT NULL THEN ${phraseOf('b.city')} END)
                                   ORDER BY u.full_name, u.id), '[]')
            FROM challenge_participants p
            JOIN users u ON u.id = p.employee_id
            LEFT JOIN employees e ON e.user_id = u.id
            LEFT JOIN branches b ON b.id = e.branch_id
           WHERE p.challenge_id = c.id) AS participants
    FROM challenges c`;

const find = namedStatement('find-challenge', `${selectRecord} WHERE c.id = :id AND ${isWithin}`);

/** A challenge within reach. Refuses an unknown id. */
export async function findChallenge(
  client: Pool | PoolClient,
  reach: ChallengeReach,
  id: string,
): Promise<ChallengeRecord> {
  const { rows } = await client.query<ChallengeRecord>(find({ id, userId: userIdOf(reach) }));
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const listUnfixed = namedStatement(
  'list-unfixed-challenges',
  `${selectRecord}
    WHERE c.cancelled_at IS NULL AND c.ends_on < :today::date
      AND EXISTS (SELECT FROM challenge_participants p WHERE p.challenge_id = c.id)
      AND NOT EXISTS (SELECT FROM challenge_results r WHERE r.challenge_id = c.id)
    ORDER BY c.ends_on, c.id`,
);

/** The challenges that have ended and whose final results are not stored yet. */
export async function listChallengesWithoutResults(
  pool: Pool,
  today: CalendarDate,
): Promise<ChallengeRecord[]> {
  return (await pool.query<ChallengeRecord>(listUnfixed({ today }))).rows;
}

const lock = { name: 'lock-challenge', text: 'SELECT FROM challenges WHERE id = $1 FOR NO KEY UPDATE' };

/** A challenge that is locked until the transaction ends. */
export async function lockChallenge(
  client: PoolClient,
  reach: Reach<'all'>,
  id: string,
): Promise<ChallengeRecord> {
  await client.query({ ...lock, values: [id] });
  return findChallenge(client, reach, id);
}

const isAtStage = `CASE WHEN c.cancelled_at IS NOT NULL THEN 'cancelled' WHEN :today::date < c.starts_on THEN 'upcoming'
                        WHEN :today::date > c.ends_on THEN 'ended' ELSE 'running' END`;

const matches = `${isWithin} AND (:stage::text IS NULL OR :stage = ${isAtStage})`;

const list = namedStatement(
  'list-challenges',
  `${selectRecord}
    WHERE ${matches} AND (:afterOn::date IS NULL OR (c.starts_on, c.id) < (:afterOn::date, :afterId::uuid))
    ORDER BY c.starts_on DESC, c.id DESC LIMIT ${pageRowsAsked}`,
);

const count = namedStatement(
  'count-challenges',
  `SELECT count(*) AS total FROM challenges c WHERE ${matches}`,
);

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly stage?: ChallengeStage | undefined;
}

/** One page of the challenges within reach, the latest start first. A lender sets dozens a year, so they are counted. */
export async function listChallenges(
  client: Pool | PoolClient,
  reach: ChallengeReach,
  today: CalendarDate,
  { cursor, stage }: ListQuery,
) {
  const filter = { userId: userIdOf(reach), today, stage: stage ?? null };
  const after = datePlaceOf(cursor);
  const { rows: found } = await client.query<ChallengeRecord>(
    list({ ...filter, afterOn: after?.on ?? null, afterId: after?.id ?? null }),
  );
  const { rows: counted } = await client.query<{ total: number }>(count(filter));
  const { rows, next } = cutRows(found, ({ startsOn, id }) => dateCursorOf({ on: startsOn, id }));
  return { rows, page: { next, total: counted[0]?.total ?? 0 } };
}
