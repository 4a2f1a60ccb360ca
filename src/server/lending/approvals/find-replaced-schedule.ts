import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { ReplacedSchedule } from '#domain/lending/rescheduling/undo-reschedule.ts';

interface ReplacedRow extends Omit<ReplacedSchedule, 'replacedOn'> {
  readonly previousNumber: number | null;
  readonly replacedAt: Date;
}

/** The rows that an undo restores, and those that a second undo would restore after it. */
export interface FoundSchedule extends ReplacedSchedule {
  readonly previousNumber: number | null;
}

// After an undo, several schedules may have the same predecessor, which ended when the first of them was made.
const find = {
  name: 'find-replaced-schedule',
  text: `SELECT p.carried, p.previous_number AS "previousNumber",
                (SELECT min(made_at) FROM schedules
                  WHERE agreement_id = a.id AND previous_number = p.number) AS "replacedAt",
                (SELECT json_agg(json_strip_nulls(json_build_object('number', number, 'dueOn', due_on, 'amount', amount,
                                                                    'movedFrom', moved_from)) ORDER BY number)
                   FROM installments WHERE agreement_id = a.id AND schedule_number = p.number) AS rows
           FROM agreements a
           JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
           JOIN schedules p ON p.agreement_id = a.id AND p.number = s.previous_number
          WHERE a.id = $1`,
};

/** The schedule that the last reschedule of an agreement replaced; null if there was no reschedule. */
export async function findReplacedSchedule(
  client: Pool | PoolClient,
  agreementId: string,
): Promise<FoundSchedule | null> {
  const { rows } = await client.query<ReplacedRow>({ ...find, values: [agreementId] });
  if (rows[0] === undefined) return null;
  const { replacedAt, ...replaced } = rows[0];
  return { ...replaced, replacedOn: businessDateOf(replacedAt.getTime()) };
}
