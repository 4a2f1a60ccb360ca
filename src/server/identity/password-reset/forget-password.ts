import { v7 as uuidv7 } from 'uuid';
import { hourMs } from '#domain/instant.ts';
import { mailboxOf } from '#domain/person/email-address.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { mailUser } from '#server/platform/mail/mail-user.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findUser, type SignInUser } from '../proof/find-user.ts';
import { lockUser } from '../proof/lock-user.ts';
import { createSecret } from '../session/secret.ts';
import { resetLetter } from './reset-letter.ts';

/** A greylisting server may delay a mail, but a link that sets a password must not stay valid for a day. */
const linkLifetimeMs = hourMs;

/**
 * Mails a link for a new password to an active user with an e-mail. The answer does not wait for the mail, because its time
 * would reveal if the user exists. So failures are only logged, and the limit of mails is not reported.
 */
export async function forgetPassword(
  context: AppContext,
  identifier: string,
  clientAddress: string,
): Promise<void> {
  const { config, log, rateLimits } = context;
  try {
    const { user } = await findUser(context, identifier);
    if (config.mail === undefined || user === null || user.email === null || !user.isActive) return;
    // Several waiting users may have the same e-mail. Mail is sent only for the user that the e-mail identifies.
    const { user: ofMailbox } = await findUser(context, user.email);
    if (ofMailbox?.id !== user.id) return;
    await rateLimits.admit('mailed_link', mailboxOf(user.email));
    await mailLink(context, user, clientAddress);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return;
    log.error({ err: error }, 'a link for a new password was not mailed');
  }
}

const endEarlierLinks = {
  name: 'end-earlier-reset-links',
  text: `UPDATE sign_in_codes SET expires_at = least(expires_at, $2)
          WHERE user_id = $1 AND purpose = 'password_reset_link' AND used_at IS NULL`,
};

const insertLink = namedStatement(
  'insert-reset-link',
  `INSERT INTO sign_in_codes (id, purpose, code_hash, user_id, created_at, expires_at)
   VALUES (:id, 'password_reset_link', :hash, :userId, :at, :expiresAt)`,
);

async function mailLink(context: AppContext, user: SignInUser, clientAddress: string): Promise<void> {
  const { config, pool, clock } = context;
  const { secret, hash } = createSecret();
  const at = new Date(clock.now());
  const expiresAt = new Date(at.getTime() + linkLifetimeMs);
  await inTransaction(pool, async (client) => {
    await lockUser(client, user.id);
    await client.query({ ...endEarlierLinks, values: [user.id, at] });
    await client.query(insertLink({ id: uuidv7(), hash, userId: user.id, at, expiresAt }));
    await recordAuditEvent(client, { actor: null, clientAddress }, at, {
      branchId: user.branchId,
      action: 'mail_reset_link',
      subject: 'user',
      subjectId: user.id,
      after: { expiresAt },
    });
  });
  // The secret is after the #, which a browser does not send, so it is in no log.
  await mailUser(context, user.id, resetLetter(`${config.publicUrl}/sign-in#reset=${secret}`));
}
