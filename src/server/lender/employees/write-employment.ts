import type { PoolClient } from 'pg';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { decisionLimitColumns } from '#server/lending/agreements/authorize-decision.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** The fields of an employee's form that belong to their user. */
export const userColumns = columns('users', ['phone', 'email', 'language'], { written: ['full_name'] });

/** The other fields of an employee, besides those of the user. */
const employmentColumns = columns('employees', [
  'branch_id',
  'designation_id',
  'joined_on',
  'may_record_payments',
  'may_match_unknown_lines',
  'back_dating_days_max',
  'hand_cash_max',
]);

interface Employment extends RowOf<typeof employmentColumns>, DecisionLimits {
  /** Null keeps the stored one. */
  readonly cnic: string | null;
}

const write = namedStatement(
  'write-employment',
  `INSERT INTO employees (user_id, cnic, ${employmentColumns.names}, ${decisionLimitColumns.names})
   VALUES (:userId, :cnic, ${employmentColumns.parameters}, ${decisionLimitColumns.parameters})
       ON CONFLICT (user_id) DO UPDATE
      SET cnic = coalesce(:cnic, employees.cnic), ${employmentColumns.assignments}, ${decisionLimitColumns.assignments}`,
);

/** Writes the employment, also for a superadmin without one. */
export async function writeEmployment(
  client: PoolClient,
  userId: string,
  employment: Employment,
): Promise<void> {
  const values = { ...employmentColumns.valuesOf(employment), ...decisionLimitColumns.valuesOf(employment) };
  await client.query(write({ userId, cnic: employment.cnic, ...values }));
}
