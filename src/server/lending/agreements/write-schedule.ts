import type { PoolClient } from 'pg';
import type { Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';

interface NewSchedule {
  readonly agreementId: string;
  readonly number: number;
  /** The schedule that undoing this one puts back. */
  readonly previousNumber?: number | null;
}

const insertSchedule = {
  name: 'insert-schedule',
  text: `WITH schedule AS (
           INSERT INTO schedules (agreement_id, number, carried, made_at, previous_number)
           VALUES ($1, $2, $3, $4, $9)
         )
         INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid)
         SELECT $1, $2, r.number, r.due_on, r.amount, r.paid
           FROM unnest($5::integer[], $6::date[], $7::bigint[], $8::bigint[]) AS r (number, due_on, amount, paid)`,
};

/** Writes the rows of a schedule, with what is paid of each. That the agreement goes by it is the caller's to say. */
export async function writeSchedule(
  client: PoolClient,
  { agreementId, number, previousNumber = null }: NewSchedule,
  { rows, carried }: Schedule,
  madeAt: Date,
  paid: readonly Rupees[] = [],
): Promise<void> {
  await client.query({
    ...insertSchedule,
    values: [
      agreementId,
      number,
      JSON.stringify(carried),
      madeAt,
      rows.map((row) => row.number),
      rows.map((row) => row.dueOn),
      rows.map((row) => row.amount),
      rows.map((_, index) => paid[index] ?? 0),
      previousNumber,
    ],
  });
}
