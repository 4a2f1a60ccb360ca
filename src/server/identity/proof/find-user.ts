import { parsePhone } from '#domain/person/phone.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import type { SessionOwner } from '../session/open-session.ts';
import { hashSecret } from '../session/secret.ts';

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
  'email_confirmed_at',
  // Signed up without a code and not linked yet: the phone and the e-mail are not confirmed.
  'is_waiting',
]);

/** The fields of a user that sign-in and password reset need. */
export interface SignInUser extends SessionOwner, RowOf<typeof ownColumns> {}

/** The user for a typed identifier, if there is one. */
export interface FoundUser {
  readonly user: SignInUser | null;
  /** The key that counts guesses. A user has one key for phone and e-mail; an unknown user's key is the typed text. */
  readonly limitKey: string;
  /** True if this user has signed in from this browser before. */
  readonly isKnownBrowser: boolean;
}

export const userColumns = `${ownColumns.selected('u')}, coalesce(e.branch_id, c.branch_id) AS "branchId"`;

export const userTables = `users u
  LEFT JOIN employees e ON e.user_id = u.id
  LEFT JOIN customers c ON c.user_id = u.id`;

/** The order of users with the same e-mail or phone: those that the lender confirmed first, then those who have shown that they read the mail. */
export function claimOrder(written: string): string {
  return `u.is_waiting, (u.email = ${written} AND u.email_confirmed_at IS NOT NULL) IS TRUE DESC`;
}

const find = {
  name: 'find-user',
  text: `SELECT ${userColumns},
                EXISTS (SELECT FROM known_browsers b
                         WHERE b.user_id = u.id AND b.secret_hash = $2 AND b.expires_at > $3) AS "isKnownBrowser"
           FROM ${userTables} WHERE u.phone = $1 OR u.email = $1
          ORDER BY ${claimOrder('$1')}, "isKnownBrowser" DESC, u.created_at DESC, u.id DESC LIMIT 1`,
};

/** As phones and e-mails are stored, however they are typed. */
export function writtenIdentifier(identifier: string): string {
  return parsePhone(identifier) ?? identifier.toLowerCase();
}

/**
 * Finds the user of a phone in any written form, or of an e-mail in any case. Several users who wait for a branch may have
 * the same one: the browser that one of them has used decides, or else the latest is taken.
 */
export async function findUser(
  { pool, clock }: Pick<AppContext, 'pool' | 'clock'>,
  identifier: string,
  browserSecret?: string,
): Promise<FoundUser> {
  const written = writtenIdentifier(identifier);
  const { rows } = await pool.query<SignInUser & { readonly isKnownBrowser: boolean }>({
    ...find,
    values: [written, hashSecret(browserSecret ?? ''), new Date(clock.now())],
  });
  if (rows[0] === undefined) return { user: null, limitKey: written, isKnownBrowser: false };
  const { isKnownBrowser, ...user } = rows[0];
  return { user, limitKey: user.id, isKnownBrowser };
}
