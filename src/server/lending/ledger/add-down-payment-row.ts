import type { PoolClient } from 'pg';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Ledger } from './ledger.ts';
import type { PostedFigures, Posting } from './posting.ts';

const insertRow = namedStatement(
  'insert-down-payment-row',
  `INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid, relieved)
   SELECT id, schedule_number, 0, :dueOn, :amount, :paid, :relieved
     FROM agreements WHERE id = :id AND version = :version FOR NO KEY UPDATE`,
);

/**
 * Adds the row of the down payment to the schedule of an agreement that is about to start. The statement that starts
 * it adds its rows to the sums, so this row must be written before. False if the agreement has changed since it was loaded.
 */
export async function addDownPaymentRow(
  client: PoolClient,
  { id, version }: Ledger,
  { activation }: Posting,
  { after }: PostedFigures,
): Promise<boolean> {
  const row = activation?.downPaymentRow ?? null;
  if (row === null) return true;
  const { dueOn, amount } = row;
  const [paid, relieved] = [after.paid[0], after.relieved[0]];
  const { rowCount } = await client.query(insertRow({ id, version, dueOn, amount, paid, relieved }));
  return rowCount === 1;
}
