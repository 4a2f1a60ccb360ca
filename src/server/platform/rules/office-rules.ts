import type { Pool, PoolClient } from 'pg';
import type { OfficeRules } from '#contract/lender/settings.ts';
import { invariant } from '#domain/invariant.ts';

interface OfficeRulesRow {
  readonly contact_from: string;
  readonly contact_until: string;
  readonly staff_idle_minutes: number;
  readonly new_employee_back_dating_days: number;
  readonly version: number;
}

const find = {
  name: 'find-office-rules',
  text: `SELECT to_char(contact_from, 'HH24:MI') AS contact_from, to_char(contact_until, 'HH24:MI') AS contact_until,
                staff_idle_minutes, new_employee_back_dating_days, version FROM office_rules`,
};

/** How the office works now. */
export async function readOfficeRules(
  client: Pool | PoolClient,
): Promise<{ readonly content: OfficeRules; readonly version: number }> {
  const { rows } = await client.query<OfficeRulesRow>(find);
  const row = rows[0];
  invariant(row !== undefined, 'the rules are always there');
  return {
    content: {
      contactHours: { opensAt: row.contact_from, closesAt: row.contact_until },
      staffIdleMinutes: row.staff_idle_minutes,
      newEmployeeBackDatingDays: row.new_employee_back_dating_days,
    },
    version: row.version,
  };
}
