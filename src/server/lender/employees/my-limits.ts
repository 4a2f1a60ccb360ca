import type { Pool } from 'pg';
import { backDatingDaysOfSuperadmin } from '#server/lending/ledger/load-ledger.ts';

export interface MyLimits {
  readonly may_record_payments: boolean;
  readonly back_dating_days_max: number;
  readonly contact_from: string;
  readonly contact_until: string;
}

const find = {
  name: 'find-my-limits',
  text: `SELECT coalesce(e.may_record_payments, true) AS may_record_payments,
                coalesce(e.back_dating_days_max, ${backDatingDaysOfSuperadmin}) AS back_dating_days_max,
                to_char(r.contact_from, 'HH24:MI') AS contact_from, to_char(r.contact_until, 'HH24:MI') AS contact_until
           FROM office_rules r LEFT JOIN employees e ON e.user_id = $1`,
};

/** What someone may record, and when they may call customers without a reason. */
export async function findMyLimits(pool: Pool, userId: string): Promise<MyLimits> {
  const { rows } = await pool.query<MyLimits>({ ...find, values: [userId] });
  return rows[0] as MyLimits;
}
