import type { PoolClient } from 'pg';

const endCodes = {
  name: 'end-reset-codes',
  text: `UPDATE sign_in_codes SET expires_at = least(expires_at, $2)
          WHERE user_id = $1 AND purpose IN ('password_reset', 'password_reset_link') AND used_at IS NULL`,
};

/** Ends what could still set a password: once there is a new one, or once mail goes to another address than the link went to. */
export async function endResetCodes(client: PoolClient, userId: string, at: Date): Promise<void> {
  await client.query({ ...endCodes, values: [userId, at] });
}
