import type { Pool } from 'pg';
import type { ReportSheet } from '#contract/insight/reports.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import type { Asked } from './report.ts';

const find = namedStatement(
  'find-names-of-report',
  `SELECT (SELECT ${phraseOf('city')} FROM branches WHERE id = :branchId::uuid) AS branch,
          (SELECT ${namesOf('u')} FROM users u WHERE u.id = :officerId::uuid) AS officer`,
);

/** The names of the branch and the officer that a report is filtered by; null without a filter. */
export async function narrowedTo(
  pool: Pool,
  { branchId, officerId }: Asked,
): Promise<Pick<ReportSheet, 'branch' | 'officer'>> {
  const { rows } = await pool.query<Pick<ReportSheet, 'branch' | 'officer'>>(find({ branchId, officerId }));
  return rows[0] ?? { branch: null, officer: null };
}
