import type { PoolClient } from 'pg';
import type { SignInUser } from './find-user.ts';

const forget = {
  name: 'forget-totp',
  text: `WITH forgotten AS (DELETE FROM recovery_codes WHERE user_id = $1)
         UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1`,
};

/** Turns a user's two-step sign-in off. A superadmin, for whom it is mandatory, must set it up again at once. */
export async function forgetTotp(client: PoolClient, userId: string): Promise<void> {
  await client.query({ ...forget, values: [userId] });
}

/**
 * Turns off a stranger's two-step sign-in. Anyone can sign up with an e-mail that is not theirs and turn it on; the real
 * owner of the mail must not need that stranger's code. If the lender has confirmed the e-mail, the second step stays.
 */
export async function forgetStrangersTotp(client: PoolClient, user: SignInUser): Promise<void> {
  if (isPerhapsStrangers(user)) await forgetTotp(client, user.id);
}

/** True if a stranger may have made the account with the e-mail of somebody else: neither the lender nor the mailbox has confirmed it. */
export function isPerhapsStrangers({
  isWaiting,
  emailConfirmedAt,
}: Pick<SignInUser, 'isWaiting' | 'emailConfirmedAt'>): boolean {
  return isWaiting && emailConfirmedAt === null;
}
