import { secondStepDueAt } from '#domain/rights/second-step-due.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import type { Attendance } from '#server/platform/http/actor-of.ts';
import { hashSecret } from './secret.ts';
import { renewalStepMs, sessionPolicyOf } from './session-policy.ts';

const sessionColumns = columns('sessions', ['user_id', 'expires_at', 'ends_at', 'last_used_at']);
const userColumns = columns('users', ['full_name', 'email', 'role', 'language', 'list_rows', 'created_at']);

interface SessionRow extends RowOf<typeof sessionColumns>, RowOf<typeof userColumns> {
  readonly sessionId: string;
  readonly branchId: string | null;
  /** Null for everyone but a superadmin without the second step. */
  readonly isOnlySuperadmin: boolean | null;
  /** The audit remembers that the second step was on. Null like the field before. */
  readonly hadSecondStep: boolean | null;
  readonly staffIdleMinutes: number;
}

const findSession = {
  name: 'find-session',
  text: `SELECT s.id AS "sessionId", ${sessionColumns.selected('s')}, ${userColumns.selected('u')}, e.branch_id AS "branchId",
                r.staff_idle_minutes AS "staffIdleMinutes",
                CASE WHEN u.role = 'superadmin' AND u.totp_confirmed_at IS NULL
                     THEN NOT EXISTS (SELECT FROM users o WHERE o.role = 'superadmin' AND o.id <> u.id) END AS "isOnlySuperadmin",
                CASE WHEN u.role = 'superadmin' AND u.totp_confirmed_at IS NULL
                     THEN EXISTS (SELECT FROM audit_events a WHERE a.subject_id = u.id AND a.action = 'turn_on_totp')
                     END AS "hadSecondStep"
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
 * Finds the session of a token and its cookie, and renews it, unless the page sent the request by itself. Role and activity
 * are read from the user each time, so a change applies to the next request.
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

  let expiresAt = row.expiresAt;
  if (attendance === 'attended' && now - row.lastUsedAt.getTime() >= renewalStepMs) {
    const { idleMs } = sessionPolicyOf(row.role, row.staffIdleMinutes);
    expiresAt = new Date(Math.min(now + idleMs, row.endsAt.getTime()));
    await pool.query({ ...renewSession, values: [row.sessionId, expiresAt, new Date(now)] });
  }
  // The sample's superadmin is for trying out the product.
  const dueAt =
    row.isOnlySuperadmin === null || row.hadSecondStep === null || config.loadSampleData
      ? null
      : secondStepDueAt(row.createdAt.getTime(), row.isOnlySuperadmin, row.hadSecondStep);
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    fullName: row.fullName,
    email: row.email,
    role: row.role,
    language: row.language,
    listRows: row.listRows,
    branchId: row.branchId,
    mustSetUpTotp: dueAt !== null && dueAt <= now,
    totpDueAt: dueAt === null ? null : new Date(dueAt),
    expiresAt,
    endsAt: row.endsAt,
  };
}
