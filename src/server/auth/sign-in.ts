import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '#contract/auth.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Role } from '#domain/role.ts';
import type { AppContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readOfficeRules } from '../settings/office-rules.ts';
import { sessionUserView } from './auth.view.ts';
import { isPasswordOf } from './passwords.ts';
import { sessionPolicyOf } from './session-policy.ts';
import { createSessionSecret } from './session-secrets.ts';

interface UserRow {
  id: string;
  full_name: string;
  email: string | null;
  role: Role;
  language: Language;
  is_active: boolean;
  password_hash: string | null;
}

export interface OpenedSession {
  /** For the `Authorization` header. */
  readonly token: string;
  /** For the HttpOnly cookie; the token is worth nothing without it. */
  readonly cookie: string;
  /** How long the cookie is of use at most. */
  readonly absoluteMs: number;
  readonly user: SessionUser;
}

const findUser = {
  name: 'find-user-to-sign-in',
  text: `SELECT id, full_name, email, role, language, is_active, password_hash
           FROM users WHERE phone = $1 OR email = $1`,
};

const openSession = {
  name: 'open-session',
  text: `WITH signed_in AS (UPDATE users SET last_signed_in_at = $5 WHERE id = $2)
         INSERT INTO sessions (id, user_id, token_hash, cookie_hash, created_at, expires_at, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** A phone in any written form is one account; so is an e-mail in any case. */
function accountOf(identifier: string): string {
  return parsePhone(identifier) ?? identifier.toLowerCase();
}

/**
 * Opens a session for a phone or e-mail and its password. An unknown account, a wrong password and an inactive user
 * are refused alike and take the same time.
 */
export async function signIn(
  { pool, clock, rateLimits }: AppContext,
  { identifier, password }: { identifier: string; password: string },
  address: string,
): Promise<OpenedSession> {
  const account = accountOf(identifier);
  await rateLimits.admitSignIn(account, address);

  const { rows } = await pool.query<UserRow>({ ...findUser, values: [account] });
  const user = rows[0];
  const matches = await isPasswordOf(user?.password_hash ?? null, password);
  if (user === undefined || !matches || !user.is_active) {
    await rateLimits.countFailedSignIn(account, address);
    throw new Refusal('wrong_credentials');
  }
  await rateLimits.forgiveSignIns(account);

  const now = clock.now();
  const { staffIdleMinutes } = (await readOfficeRules(pool)).content;
  const { idleMs, absoluteMs } = sessionPolicyOf(user.role, staffIdleMinutes);
  const token = createSessionSecret();
  const cookie = createSessionSecret();
  await pool.query({
    ...openSession,
    values: [
      uuidv7(),
      user.id,
      token.hash,
      cookie.hash,
      new Date(now),
      new Date(now + idleMs),
      new Date(now + absoluteMs),
    ],
  });
  return {
    token: token.secret,
    cookie: cookie.secret,
    absoluteMs,
    user: sessionUserView({
      fullName: user.full_name,
      role: user.role,
      email: user.email,
      language: user.language,
    }),
  };
}
