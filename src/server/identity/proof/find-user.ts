import type { Pool } from 'pg';
import { parsePhone } from '#domain/person/phone.ts';
import type { SessionOwner } from '../session/open-session.ts';

/** What signing in and recovering an account need of a user. */
export interface SignInUser extends SessionOwner {
  phone: string | null;
  is_active: boolean;
  password_hash: string | null;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
}

/** Who is meant by what was typed, if anyone. */
export interface FoundUser {
  readonly user: SignInUser | null;
  /** What guesses are counted by. A user is one by phone and by e-mail; an unknown one is known by what was typed. */
  readonly limitKey: string;
}

export const userColumns = `u.id, u.full_name, u.phone, u.email, u.role, u.language, u.is_active, u.password_hash,
  u.totp_secret, u.totp_confirmed_at, coalesce(e.branch_id, c.branch_id) AS branch_id`;

export const userTables = `users u
  LEFT JOIN employees e ON e.user_id = u.id
  LEFT JOIN customers c ON c.user_id = u.id`;

const find = {
  name: 'find-user',
  text: `SELECT ${userColumns} FROM ${userTables} WHERE u.phone = $1 OR u.email = $1`,
};

/** As phones and e-mails are stored, however they are typed. */
export function writtenIdentifier(identifier: string): string {
  return parsePhone(identifier) ?? identifier.toLowerCase();
}

/** Finds the account of a phone in any written form, or of an e-mail in any case. */
export async function findUser(pool: Pool, identifier: string): Promise<FoundUser> {
  const written = writtenIdentifier(identifier);
  const { rows } = await pool.query<SignInUser>({ ...find, values: [written] });
  const user = rows[0] ?? null;
  return { user, limitKey: user?.id ?? written };
}
