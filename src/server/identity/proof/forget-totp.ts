import type { PoolClient } from 'pg';

const forget = {
  name: 'forget-totp',
  text: `WITH forgotten AS (DELETE FROM recovery_codes WHERE user_id = $1)
         UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1`,
};

/** Turns a user's two-step sign-in off. A superadmin of whom it is demanded is asked to set it up again at once. */
export async function forgetTotp(client: PoolClient, userId: string): Promise<void> {
  await client.query({ ...forget, values: [userId] });
}
