import type { PoolClient } from 'pg';
import type { Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';
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
   INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid)
   SELECT :agreementId, :number, r.number, r.due_on, r.amount, r.paid
     FROM unnest(:numbers::integer[], :dates::date[], :amounts::bigint[], :paid::bigint[]) AS r (number, due_on, amount, paid)`,
);

/** Writes the rows of a schedule, with the paid amount of each. The caller puts the schedule in force. */
export async function writeSchedule(
  client: PoolClient,
  { agreementId, number, previousNumber = null }: NewSchedule,
  { rows, carried }: Schedule,
  madeAt: Date,
  paid: readonly Rupees[] = [],
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
    }),
  );
}
