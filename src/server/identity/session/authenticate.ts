import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Attendance } from '#server/platform/http/endpoint-routes.ts';
import { hashSecret } from './secret.ts';
import { renewalStepMs, sessionPolicyOf } from './session-policy.ts';

interface SessionRow {
  session_id: string;
  expires_at: Date;
  ends_at: Date;
  last_used_at: Date;
  user_id: string;
  full_name: string;
  email: string | null;
  role: Role;
  language: Language;
  branch_id: string | null;
  is_totp_on: boolean;
  staff_idle_minutes: number;
}

const findSession = {
  name: 'find-session',
  text: `SELECT s.id AS session_id, s.expires_at, s.ends_at, s.last_used_at,
                u.id AS user_id, u.full_name, u.email, u.role, u.language, e.branch_id,
                u.totp_confirmed_at IS NOT NULL AS is_totp_on, r.staff_idle_minutes
           FROM sessions s
           JOIN users u ON u.id = s.user_id AND u.is_active
           LEFT JOIN employees e ON e.user_id = u.id
          CROSS JOIN office_rules r
          WHERE s.token_hash = $1 AND s.cookie_hash = $2 AND s.expires_at > $3`,
};

const renewSession = {
  name: 'renew-session',
  text: 'UPDATE sessions SET expires_at = $2, last_used_at = $3 WHERE id = $1',
};

/**
 * Finds whose session a token and its cookie open together, and renews it by this use; what a page asks by itself is no
 * use. Role and activity are read from the user each time, so a change acts on the next request.
 */
export async function authenticate(
  { config, pool, clock }: AppContext,
  token: string,
  cookie: string,
  attendance: Attendance,
): Promise<Actor | null> {
  const now = clock.now();
  const { rows } = await pool.query<SessionRow>({
    ...findSession,
    values: [hashSecret(token), hashSecret(cookie), new Date(now)],
  });
  const row = rows[0];
  if (row === undefined) return null;

  let expiresAt = row.expires_at;
  if (attendance === 'attended' && now - row.last_used_at.getTime() >= renewalStepMs) {
    const { idleMs } = sessionPolicyOf(row.role, row.staff_idle_minutes);
    expiresAt = new Date(Math.min(now + idleMs, row.ends_at.getTime()));
    await pool.query({ ...renewSession, values: [row.session_id, expiresAt, new Date(now)] });
  }
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    language: row.language,
    branchId: row.branch_id,
    // The sample's superadmin is there to be tried out.
    mustSetUpTotp: row.role === 'superadmin' && !row.is_totp_on && !config.loadSampleData,
    expiresAt,
    endsAt: row.ends_at,
  };
}
