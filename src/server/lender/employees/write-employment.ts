import type { PoolClient } from 'pg';

/** What the lender knows of a member of staff besides the account. */
export interface Employment {
  readonly branchId: string;
  readonly designation: string | null;
  /** Null leaves it as it is. */
  readonly cnic: string | null;
  readonly joinedOn: string | null;
  readonly mayRecordPayments: boolean;
  readonly backDatingDaysMax: number;
}

const write = {
  name: 'write-employment',
  text: `INSERT INTO employees
           (user_id, branch_id, designation, cnic, joined_on, may_record_payments, back_dating_days_max)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (user_id) DO UPDATE
            SET branch_id = $2, designation = $3, cnic = coalesce($4, employees.cnic), joined_on = $5,
                may_record_payments = $6, back_dating_days_max = $7`,
};

/** Writes it down, also for a superadmin who had none so far. */
export async function writeEmployment(
  client: PoolClient,
  userId: string,
  { branchId, designation, cnic, joinedOn, mayRecordPayments, backDatingDaysMax }: Employment,
): Promise<void> {
  const values = [userId, branchId, designation, cnic, joinedOn, mayRecordPayments, backDatingDaysMax];
  await client.query({ ...write, values });
}
