import type { Pool } from 'pg';
import { invariant } from '#domain/invariant.ts';
import { otherLanguages, type Written } from '#domain/written.ts';
import { textOf } from '#server/platform/db/text-of.ts';

const nameParts = otherLanguages.map(
  (language) => [language, `coalesce(u.full_name_${language}, c.full_name_${language})`] as const,
);

const findName = {
  name: 'find-own-name',
  text: `SELECT ${textOf([['own', 'u.full_name'], ...nameParts])} AS name
           FROM users u LEFT JOIN customers c ON c.user_id = u.id WHERE u.id = $1`,
};

/** The name of a user. For a customer, the Urdu name comes from their record. */
export async function findOwnName(pool: Pool, userId: string): Promise<Written> {
  const { rows } = await pool.query<{ name: Written }>({ ...findName, values: [userId] });
  invariant(rows[0] !== undefined, 'who is signed in is there');
  return rows[0].name;
}
