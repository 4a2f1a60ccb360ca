import type { Pool } from 'pg';
import type { Profile } from '#contract/identity/profile.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { googleStateColumn } from '../google/google-state.ts';

const userColumns = columns('users', [
  'full_name',
  'phone',
  'email',
  'role',
  'language',
  'list_rows',
  'is_waiting',
  'version',
]);

export interface ProfileRow extends RowOf<typeof userColumns> {
  readonly hasPassword: boolean;
  readonly google: Profile['google'];
  readonly isTotpOn: boolean;
  readonly isTotpOffered: boolean;
  readonly recoveryCodesLeft: number;
}

const find = {
  name: 'find-profile',
  text: `SELECT ${userColumns.selected('u')}, u.password_hash IS NOT NULL AS "hasPassword", ${googleStateColumn},
                u.totp_confirmed_at IS NOT NULL AS "isTotpOn",
                u.role <> 'customer' OR (SELECT two_step_for_customers FROM office_rules) AS "isTotpOffered",
                (SELECT count(*) FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL) AS "recoveryCodesLeft"
           FROM users u WHERE u.id = $1`,
};

/** The actor's own user, as stored now. */
export async function findProfile(pool: Pick<Pool, 'query'>, { userId }: Actor): Promise<ProfileRow> {
  const { rows } = await pool.query<ProfileRow>({ ...find, values: [userId] });
  if (rows[0] === undefined) throw new Error('a user who is signed in is on record');
  return rows[0];
}

const sessionColumns = columns('sessions', ['id', 'browser', 'system', 'created_at', 'last_used_at']);
export type OpenSessionRow = RowOf<typeof sessionColumns>;

const listOwn = {
  name: 'list-own-sessions',
  text: `SELECT ${sessionColumns.selected()} FROM sessions
          WHERE user_id = $1 AND expires_at > $3 ORDER BY id = $2 DESC, last_used_at DESC, id`,
};

/** The open sessions of the actor: this one first, then by latest use. */
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
