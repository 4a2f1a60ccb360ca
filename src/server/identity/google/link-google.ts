import type { PoolClient } from 'pg';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { claimOrder, type SignInUser, userColumns, userTables } from '../proof/find-user.ts';
import { forgetStrangersTotp } from '../proof/forget-totp.ts';
import { noKeptAccess, revokeAccess } from '../proof/revoke-access.ts';
import type { GoogleIdentity } from './google-provider.ts';

interface KnownUser extends SignInUser {
  readonly googleSubject: string | null;
  readonly isGoogleOff: boolean;
}

const find = {
  name: 'find-google-user',
  text: `SELECT ${userColumns}, u.google_subject AS "googleSubject", u.is_google_off AS "isGoogleOff" FROM ${userTables}
          WHERE u.google_subject = $1 OR (u.google_subject IS NULL AND u.email = $2)
          ORDER BY u.google_subject NULLS LAST, ${claimOrder('$2')}, u.created_at DESC LIMIT 1 FOR NO KEY UPDATE OF u`,
};

/** The user of a Google account: found by Google's name for it, or the first time by an e-mail that Google has verified. */
export async function linkGoogle(client: PoolClient, identity: GoogleIdentity, at: Date): Promise<string> {
  const { subject, email, isEmailVerified } = identity;
  const { rows } = await client.query<KnownUser>({
    ...find,
    values: [subject, isEmailVerified ? email : null],
  });
  const user = rows[0];
  if (user === undefined && !isEmailVerified) throw new Refusal('google_email_unverified');
  if (user === undefined || !user.isActive) throw new Refusal('google_email_unknown');
  if (user.isGoogleOff) throw new Refusal('google_turned_off');
  if (user.googleSubject === null) await link(client, user, subject, at);
  return user.id;
}

const linkUser = {
  name: 'link-google',
  text: `UPDATE users SET google_subject = $2, email_confirmed_at = coalesce(email_confirmed_at, $3),
                password_hash = CASE WHEN email_confirmed_at IS NULL THEN NULL ELSE password_hash END
          WHERE id = $1`,
};

/**
 * Links the account. Anyone can sign up with an e-mail that is not theirs and wait for its owner. So if the e-mail was never
 * confirmed, the existing password and sessions end. The owner can set a password again.
 */
async function link(client: PoolClient, user: KnownUser, subject: string, at: Date): Promise<void> {
  const passwordEnded = user.emailConfirmedAt === null;
  await client.query({ ...linkUser, values: [user.id, subject, at] });
  const change = { changed: passwordEnded ? (['password'] as const) : [], kept: noKeptAccess };
  const ended = await revokeAccess(client, user.id, change, at);
  await forgetStrangersTotp(client, user);
  await recordAuditEvent(client, { actor: { userId: user.id }, clientAddress: null }, at, {
    branchId: user.branchId,
    action: 'link_google',
    subject: 'user',
    subjectId: user.id,
    after: { passwordEnded, ...ended },
  });
}
