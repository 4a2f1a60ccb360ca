import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '#contract/identity/session.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { browserName, systemName } from './browser-name.ts';
import { rememberBrowser } from './known-browsers.ts';
import { createSecret } from './secret.ts';
import { sessionPolicyOf } from './session-policy.ts';

/** The fields of a user that a session needs. */
export interface SessionOwner {
  readonly id: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly role: Role;
  readonly language: Language;
  /** The password's hash at the time of the proof. */
  readonly passwordHash: string | null;
  /** The branch whose chain records the sign-in. */
  readonly branchId: string | null;
}

export interface OpenedSession {
  /** For the `Authorization` header. */
  readonly token: string;
  /** The value of the HttpOnly cookie; the token is useless without it. */
  readonly cookie: string;
  /** The browser's next secret. */
  readonly browserSecret: string;
  /** The life of the cookie. */
  readonly absoluteMs: number;
  readonly user: SessionUser;
}

/** The origin of a session. */
export interface SignInOrigin {
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
  readonly browser: { readonly secret: string | undefined };
  readonly how: 'password' | 'google' | 'sign_up' | 'set_up';
}

const insertSession = namedStatement(
  'open-session',
  `WITH signed_in AS (UPDATE users SET last_signed_in_at = :at
                       WHERE id = :userId AND is_active AND password_hash IS NOT DISTINCT FROM :passwordHash RETURNING id)
   INSERT INTO sessions (id, user_id, token_hash, cookie_hash, created_at, last_used_at, expires_at, ends_at, browser, system)
   SELECT :id, id, :tokenHash, :cookieHash, :at, :at, :expiresAt, :endsAt, :browser, :system FROM signed_in`,
);

/**
 * Opens a session for a user who has proved themselves, and records the sign-in. Refuses if the user was deactivated or got
 * a new password in between.
 */
export async function openSession(
  client: PoolClient,
  owner: SessionOwner,
  { clientAddress, userAgent, browser, how }: SignInOrigin,
  now: number,
): Promise<OpenedSession> {
  const { staffIdleMinutes } = (await readOfficeRules(client)).content;
  const { idleMs, absoluteMs } = sessionPolicyOf(owner.role, staffIdleMinutes);
  const at = new Date(now);
  const token = createSecret();
  const cookie = createSecret();
  const { rowCount } = await client.query(
    insertSession({
      id: uuidv7(),
      userId: owner.id,
      tokenHash: token.hash,
      cookieHash: cookie.hash,
      at,
      expiresAt: new Date(now + idleMs),
      endsAt: new Date(now + absoluteMs),
      browser: browserName(userAgent),
      system: systemName(userAgent),
      passwordHash: owner.passwordHash,
    }),
  );
  if (rowCount !== 1) throw new Refusal('wrong_credentials');
  const browserSecret = await rememberBrowser(client, browser.secret, owner.id, at);
  await recordAuditEvent(client, { actor: { userId: owner.id }, clientAddress }, at, {
    branchId: owner.branchId,
    action: 'sign_in',
    subject: 'user',
    subjectId: owner.id,
    after: { how },
  });
  const { fullName, role, email, language } = owner;
  return {
    token: token.secret,
    cookie: cookie.secret,
    browserSecret,
    absoluteMs,
    user: { fullName, role, email, language },
  };
}
