import type { Pool } from 'pg';
import { parsePhone } from '#domain/person/phone.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import type { SessionOwner } from '../session/open-session.ts';

const ownColumns = columns('users', [
  'id',
  'full_name',
  'phone',
  'email',
  'role',
  'language',
  'is_active',
  'password_hash',
  'totp_secret',
  'totp_confirmed_at',
]);

/** What signing in and recovering an account need of a user. */
export interface SignInUser extends SessionOwner, RowOf<typeof ownColumns> {}

/** Who is meant by what was typed, if anyone. */
export interface FoundUser {
  readonly user: SignInUser | null;
  /** What failures are counted by. A user is one account by phone and by e-mail; whatever is unknown is one by what was typed. */
  readonly limitKey: string;
}

export const userColumns = `${ownColumns.selected('u')}, coalesce(e.branch_id, c.branch_id) AS "branchId"`;

export const userTables = `users u
  LEFT JOIN employees e ON e.user_id = u.id
  LEFT JOIN customers c ON c.user_id = u.id`;

const find = {
  name: 'find-user',
  text: `SELECT ${userColumns} FROM ${userTables} WHERE u.phone = $1 OR u.email = $1`,
};

/** Finds the account of a phone in any written form, or of an e-mail in any case. */
export async function findUser(pool: Pool, identifier: string): Promise<FoundUser> {
  const written = parsePhone(identifier) ?? identifier.toLowerCase();
  const { rows } = await pool.query<SignInUser>({ ...find, values: [written] });
  const user = rows[0] ?? null;
  return { user, limitKey: user?.id ?? written };
}
