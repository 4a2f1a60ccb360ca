import { parseEmail } from '#domain/person/email-address.ts';
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
  // True if the user signed up without a code and is not linked yet: phone and e-mail are unconfirmed.
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

/**
 * The order of users with the same e-mail or phone: those that the lender confirmed first, then those who have shown that they
 * read the mail.
 */
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

/** The stored form of a phone or e-mail, from any typed form. */
export function writtenIdentifier(identifier: string): string {
  return parsePhone(identifier) ?? parseEmail(identifier) ?? identifier.toLowerCase();
}

/**
 * Finds the user of a phone in any written form, or of an e-mail in any case. Several waiting users may have the same one: a
 * user known in this browser comes first, then the latest.
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
