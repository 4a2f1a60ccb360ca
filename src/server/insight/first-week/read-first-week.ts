import type { Pool } from 'pg';
import type { FirstWeekFacts } from '#domain/insight/first-week.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

interface Facts extends FirstWeekFacts {
  readonly signedIn: number;
}

const countFacts = namedStatement(
  'count-first-week',
  `SELECT (SELECT totp_confirmed_at IS NOT NULL FROM users WHERE id = :userId) AS "isTotpOn",
          (SELECT content ->> 'licenceNumber' FROM lender_content WHERE section = 'lender_profile') AS "licenceNumber",
          (SELECT count(*) FROM branches) AS branches,
          staff.employees, staff."signedIn",
          (SELECT count(*) FROM products WHERE is_active) AS products,
          EXISTS (SELECT FROM agreements WHERE brought_in_on IS NOT NULL) AS "hasBroughtIn",
          EXISTS (SELECT FROM customers) AS "hasCustomers",
          EXISTS (SELECT FROM lender_content WHERE section = 'site_publication' AND content @> '{"isPublished": true}') AS "isSitePublished"
     FROM (SELECT count(*) AS employees, count(last_signed_in_at) AS "signedIn"
             FROM users WHERE role = 'employee' AND is_active) staff`,
);

/** Reads how far a new lender has come, for the person who asks. */
export async function readFirstWeek(pool: Pool, userId: string): Promise<Facts> {
  const { rows } = await pool.query<Facts>(countFacts({ userId }));
  return rows[0] as Facts;
}
