import type { Pool, PoolClient } from 'pg';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { claimOrder, type SignInUser, userColumns, userTables } from '../proof/find-user.ts';
import { forgetStrangersTotp, isPerhapsStrangers } from '../proof/forget-totp.ts';
import { noKeptAccess, revokeAccess } from '../proof/revoke-access.ts';
import type { GoogleIdentity } from './google-provider.ts';

interface KnownUser extends SignInUser {
  readonly googleSubject: string | null;
  readonly isGoogleOff: boolean;
}

const knownColumns = `${userColumns}, u.google_subject AS "googleSubject", u.is_google_off AS "isGoogleOff"`;

const find = {
  name: 'find-google-user',
  text: `SELECT ${knownColumns} FROM ${userTables}
          WHERE u.google_subject = $1 OR (u.google_subject IS NULL AND u.email = $2)
          ORDER BY u.google_subject NULLS LAST, ${claimOrder('$2')}, u.created_at DESC LIMIT 1`,
};

/**
 * The id of the user of a Google account: found by Google's name for it, or the first time by an e-mail that Google has verified.
 * Changes nothing, because a user with a second step has not passed it yet.
 */
export async function findGoogleUser(
  pool: Pool,
  { subject, email, isEmailVerified }: GoogleIdentity,
): Promise<string> {
  const { rows } = await pool.query<KnownUser>({
    ...find,
    values: [subject, isEmailVerified ? email : null],
  });
  const user = rows[0];
  if (user === undefined && !isEmailVerified) throw new Refusal('google_email_unverified');
  if (user === undefined || !user.isActive) throw new Refusal('google_email_unknown');
  if (user.isGoogleOff) throw new Refusal('google_turned_off');
  return user.id;
}

const lock = {
  name: 'lock-google-user',
  text: `SELECT ${knownColumns} FROM ${userTables} WHERE u.id = $1 FOR NO KEY UPDATE OF u`,
};

const linkUser = {
  name: 'link-google',
  text: `UPDATE users SET google_subject = $2, email_confirmed_at = coalesce(email_confirmed_at, $3),
                password_hash = CASE WHEN $4 THEN NULL ELSE password_hash END
          WHERE id = $1`,
};

/**
 * Links the account in the transaction that opens its first session, and returns the password's hash afterwards. Anyone can sign up
 * with an e-mail that is not theirs and wait for its owner. So the password, the sessions and the second step of a waiting account
 * end if its e-mail was never confirmed. The owner can set a password again.
 */
export async function linkGoogle(
  client: PoolClient,
  { id, passwordHash }: SignInUser,
  subject: string,
  { clientAddress }: Pick<RecordedOrigin, 'clientAddress'>,
  at: Date,
): Promise<string | null> {
  const { rows } = await client.query<KnownUser>({ ...lock, values: [id] });
  const user = rows[0];
  if (user === undefined || user.isGoogleOff) throw new Refusal('google_failed');
  if (user.googleSubject === subject) return passwordHash;
  if (user.googleSubject !== null) throw new Refusal('google_failed');
  const passwordEnded = isPerhapsStrangers(user);
  await client.query({ ...linkUser, values: [id, subject, at, passwordEnded] });
  const change = { changed: passwordEnded ? (['password'] as const) : [], kept: noKeptAccess };
  const ended = await revokeAccess(client, id, change, at);
  await forgetStrangersTotp(client, user);
  await recordAuditEvent(client, { actor: { userId: id }, clientAddress }, at, {
    branchId: user.branchId,
    action: 'link_google',
    subject: 'user',
    subjectId: id,
    after: { passwordEnded, ...ended },
  });
  return passwordEnded ? null : passwordHash;
}
