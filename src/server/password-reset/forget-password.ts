import { v7 as uuidv7 } from 'uuid';
import { hourMs } from '#domain/instant.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { type AccountUser, findAccount } from '../auth/find-account.ts';
import { createSecret } from '../auth/secret.ts';
import type { MailSettings } from '../config.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { resetMail } from '../mail/reset-mail.ts';
import { sendMail } from '../mail/send-mail.ts';

/** A mail may wait for a greylisting server, but a link that sets a password should not lie about for a day. */
const linkLifetimeMs = hourMs;

/**
 * Mails a link for a new password to an active user who has an e-mail. Nobody waits for this: whether there was anyone to
 * mail to must not be seen in how long the answer takes. So a failure goes to the log, and without the address.
 */
export async function forgetPassword(
  context: AppContext,
  identifier: string,
  clientAddress: string,
): Promise<void> {
  const { config, pool, log } = context;
  try {
    const { user } = await findAccount(pool, identifier);
    if (config.mail === undefined || user === null || user.email === null || !user.is_active) return;
    await mailLink(context, config.mail, { ...user, email: user.email }, clientAddress);
  } catch (error) {
    log.error({ err: withoutAddress(error) }, 'a link for a new password was not mailed');
  }
}

async function mailLink(
  { config, pool, clock }: AppContext,
  settings: MailSettings,
  user: AccountUser & { email: string },
  clientAddress: string,
): Promise<void> {
  const { secret, hash } = createSecret();
  const at = new Date(clock.now());
  const expiresAt = new Date(at.getTime() + linkLifetimeMs);
  await inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO account_codes (id, purpose, code_hash, user_id, created_at, expires_at)
       VALUES ($1, 'password_reset_link', $2, $3, $4, $5)`,
      [uuidv7(), hash, user.id, at, expiresAt],
    );
    await recordAuditEvent(client, { actor: null, clientAddress }, at, {
      branchId: user.branch_id,
      action: 'mail_reset_link',
      subject: 'user',
      subjectId: user.id,
      after: { expiresAt },
    });
  });
  // The secret stands after the #, which a browser keeps to itself: it reaches no log on the way.
  const link = `${config.publicUrl}/sign-in#reset=${secret}`;
  await sendMail(settings, {
    to: user.email,
    ...resetMail(user.language, { fullName: user.full_name, link }),
  });
}

/** A mail server quotes the address that it refuses; its number says what went wrong. */
function withoutAddress(thrown: unknown): Error {
  const { code, responseCode } = thrown as { code?: string; responseCode?: number };
  return Object.assign(new Error(`mail: ${responseCode ?? code ?? 'not sent'}`), { code });
}
