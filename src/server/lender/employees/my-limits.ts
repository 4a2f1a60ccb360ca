import type { Pool } from 'pg';
import { superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import type { Reach } from '#server/platform/reach.ts';

export interface MyLimits {
  readonly mayRecordPayments: boolean;
  readonly backDatingDaysMax: number;
  readonly contactFrom: string;
  readonly contactUntil: string;
}

const find = {
  name: 'find-my-limits',
  text: `SELECT coalesce(e.may_record_payments, true) AS "mayRecordPayments",
                coalesce(e.back_dating_days_max, ${superadminBackDatingDaysMax}) AS "backDatingDaysMax",
                to_char(r.contact_from, 'HH24:MI') AS "contactFrom", to_char(r.contact_until, 'HH24:MI') AS "contactUntil"
           FROM office_rules r LEFT JOIN employees e ON e.user_id = $1`,
};

/** A user's limits for recording payments, and the hours in which they may call customers without a reason. */
export async function findMyLimits(pool: Pool, { userId }: Reach<'own'>): Promise<MyLimits> {
  const { rows } = await pool.query<MyLimits>({ ...find, values: [userId] });
  return rows[0] as MyLimits;
}
