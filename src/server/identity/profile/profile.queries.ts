import type { Pool } from 'pg';
import type { Profile } from '#contract/identity/profile.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import { googleStateColumn } from '../google/google-state.ts';

export interface ProfileRow {
  full_name: string;
  phone: string | null;
  email: string | null;
  role: Profile['role'];
  language: Profile['language'];
  has_password: boolean;
  google: Profile['google'];
  is_totp_on: boolean;
  recovery_codes_left: number;
  is_waiting: boolean;
}

const find = {
  name: 'find-profile',
  text: `SELECT u.full_name, u.phone, u.email, u.role, u.language, u.password_hash IS NOT NULL AS has_password,
                ${googleStateColumn},
                u.totp_confirmed_at IS NOT NULL AS is_totp_on,
                (SELECT count(*) FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL) AS recovery_codes_left,
                u.is_waiting
           FROM users u WHERE u.id = $1`,
};

/** The actor's own account, as it is now. */
export async function findProfile(pool: Pick<Pool, 'query'>, { userId }: Actor): Promise<ProfileRow> {
  const { rows } = await pool.query<ProfileRow>({ ...find, values: [userId] });
  if (rows[0] === undefined) throw new Error('whoever is signed in is on record');
  return rows[0];
}

export interface OpenSessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
}

const listOwn = {
  name: 'list-own-sessions',
  text: `SELECT id, browser, system, created_at, last_used_at FROM sessions
          WHERE user_id = $1 AND expires_at > $3 ORDER BY id = $2 DESC, last_used_at DESC, id`,
};

/** Where the actor is signed in: here first, then by latest use. */
export async function listOpenSessions(
  { pool, clock }: AppContext,
  { userId, sessionId }: Actor,
): Promise<OpenSessionRow[]> {
  const { rows } = await pool.query<OpenSessionRow>({
    ...listOwn,
    values: [userId, sessionId, new Date(clock.now())],
  });
  return rows;
}
