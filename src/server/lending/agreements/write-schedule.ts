import type { PoolClient } from 'pg';
import type { Figures, Schedule } from '#domain/lending/ledger/replay.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

interface NewSchedule {
  readonly agreementId: string;
  readonly number: number;
  /** The schedule that undoing this one puts back. */
  readonly previousNumber?: number | null;
}

const insertSchedule = namedStatement(
  'insert-schedule',
  `WITH schedule AS (
     INSERT INTO schedules (agreement_id, number, carried, made_at, previous_number)
     VALUES (:agreementId, :number, :carried, :madeAt, :previousNumber)
   )
   INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid, relieved)
   SELECT :agreementId, :number, r.number, r.due_on, r.amount, r.paid, r.relieved
     FROM unnest(:numbers::integer[], :dates::date[], :amounts::bigint[], :paid::bigint[], :relieved::bigint[])
            AS r (number, due_on, amount, paid, relieved)`,
);

const nothingPaid = { paid: [], relieved: [] };

/** Writes the rows of a schedule, with the paid and relieved amount of each. The caller puts the schedule in force. */
export async function writeSchedule(
  client: PoolClient,
  { agreementId, number, previousNumber = null }: NewSchedule,
  { rows, carried }: Schedule,
  madeAt: Date,
  { paid, relieved }: Pick<Figures, 'paid' | 'relieved'> = nothingPaid,
): Promise<void> {
  await client.query(
    insertSchedule({
      agreementId,
      number,
      carried: JSON.stringify(carried),
      madeAt,
      previousNumber,
      numbers: rows.map((row) => row.number),
      dates: rows.map((row) => row.dueOn),
      amounts: rows.map((row) => row.amount),
      paid: rows.map((_, index) => paid[index] ?? 0),
      relieved: rows.map((_, index) => relieved[index] ?? 0),
    }),
  );
}
