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
export async function forgetStrangersTotp(
  client: PoolClient,
  { id, isWaiting, emailConfirmedAt }: SignInUser,
): Promise<void> {
  if (isWaiting && emailConfirmedAt === null) await forgetTotp(client, id);
}
