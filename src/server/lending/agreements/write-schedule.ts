import type { PoolClient } from 'pg';
import type { Figures, Schedule } from '#domain/lending/ledger/replay.ts';

interface NewSchedule {
  readonly agreementId: string;
  readonly number: number;
  /** The schedule that undoing this one puts back. */
  readonly previousNumber?: number | null;
}

const insertSchedules = {
  name: 'insert-schedules',
  text: `WITH made AS (
           SELECT * FROM jsonb_to_recordset($1::jsonb) AS m ("agreementId" uuid, number integer, "previousNumber" integer,
                                                             carried jsonb, rows jsonb)
         ), schedule AS (
           INSERT INTO schedules (agreement_id, number, carried, made_at, previous_number)
           SELECT "agreementId", number, carried, $2::timestamptz, "previousNumber" FROM made
         )
         INSERT INTO installments (agreement_id, schedule_number, number, due_on, moved_from, amount, paid, relieved)
         SELECT m."agreementId", m.number, r.number, r."dueOn", r."movedFrom", r.amount, r.paid, r.relieved
           FROM made m,
                jsonb_to_recordset(m.rows) AS r (number integer, "dueOn" date, "movedFrom" date, amount bigint,
                                                 paid bigint, relieved bigint)`,
};

const nothingPaid = { paid: [], relieved: [] };

/** A schedule with the paid and relieved amount of each row. */
interface WrittenSchedule {
  readonly made: NewSchedule;
  readonly schedule: Schedule;
  readonly figures: Pick<Figures, 'paid' | 'relieved'>;
}

/** Writes the rows of schedules of several agreements. The caller puts the schedules in force. */
export async function writeSchedules(
  client: PoolClient,
  schedules: readonly WrittenSchedule[],
  madeAt: Date,
): Promise<void> {
  const written = schedules.map(({ made, schedule: { rows, carried }, figures: { paid, relieved } }) => ({
    ...made,
    carried,
    rows: rows.map(({ number, dueOn, movedFrom, amount }, index) => ({
      number,
      dueOn,
      movedFrom,
      amount,
      paid: paid[index] ?? 0,
      relieved: relieved[index] ?? 0,
    })),
  }));
  await client.query({ ...insertSchedules, values: [JSON.stringify(written), madeAt] });
}

/** Writes the rows of one schedule, likewise. */
export function writeSchedule(
  client: PoolClient,
  made: NewSchedule,
  schedule: Schedule,
  madeAt: Date,
  figures: Pick<Figures, 'paid' | 'relieved'> = nothingPaid,
): Promise<void> {
  return writeSchedules(client, [{ made, schedule, figures }], madeAt);
}
