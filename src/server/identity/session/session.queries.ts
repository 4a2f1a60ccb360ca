import type { Pool } from 'pg';
import { invariant } from '#domain/invariant.ts';

const findNameUr = {
  name: 'find-own-name-ur',
  text: `SELECT coalesce(u.full_name_ur, c.full_name_ur) AS "fullNameUr"
           FROM users u LEFT JOIN customers c ON c.user_id = u.id WHERE u.id = $1`,
};

/** The Urdu name of a user; for a customer, the name on their record. Null if it is not known. */
export async function findFullNameUr(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ fullNameUr: string | null }>({ ...findNameUr, values: [userId] });
  invariant(rows[0] !== undefined, 'who is signed in is there');
  return rows[0].fullNameUr;
}
