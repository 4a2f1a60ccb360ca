import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from '#test/support/calls/api.ts';

interface Overpayment {
  readonly agreementId: string | undefined;
  readonly by: string | undefined;
  readonly at: Date;
  /** The installments that it leaves overpaid. */
  readonly installments: number;
}

/** Writes a payment that leaves too much, and answers its id. */
export async function addOverpayment(
  { context: { pool } }: TestApi,
  { agreementId, by, at, installments }: Overpayment,
): Promise<string> {
  const id = uuidv7();
  await pool.query(
    `INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on,
                          recorded_at, recorded_by, method)
     SELECT $1, a.id, (SELECT max(position) + 1 FROM entries WHERE agreement_id = a.id), a.branch_id, 'down_payment', 100,
            'cash', 'receivable', $3::timestamptz::date, $3::timestamptz::date, $3, $4, 'cash'
       FROM agreements a WHERE a.id = $2`,
    [id, agreementId, at, by],
  );
  await pool.query(
    `INSERT INTO receipts (entry_id, agreement_id, branch_id, series, serial, code, outstanding_after, overpaid_after)
     SELECT $1, a.id, a.branch_id, 'receipt',
            (SELECT max(serial) + 1 FROM receipts WHERE branch_id = a.branch_id AND series = 'receipt'), $1::uuid::text, 0,
            $3 * (SELECT max(amount) FROM installments
                   WHERE agreement_id = a.id AND schedule_number = a.schedule_number AND number > 0)
       FROM agreements a WHERE a.id = $2`,
    [id, agreementId, installments],
  );
  return id;
}
