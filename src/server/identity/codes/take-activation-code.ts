import type { PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';

/** Whose a code is: a customer on record, or a user. */
export interface TakenCode {
  readonly customerId: string | null;
  readonly userId: string | null;
}

interface CodeRow {
  id: string;
  customer_id: string | null;
  user_id: string | null;
  expires_at: Date;
  used_at: Date | null;
}

const lockCode = {
  name: 'lock-account-code',
  text: `SELECT id, customer_id, user_id, expires_at, used_at FROM account_codes
          WHERE code_hash = $1 AND purpose = ANY($2) FOR NO KEY UPDATE`,
};

const useCode = { name: 'use-account-code', text: 'UPDATE account_codes SET used_at = $2 WHERE id = $1' };

/** Uses up an activation code; refuses one that is wrong, used or too old. Of two who come with it at once, one gets it. */
export async function takeActivationCode(
  client: PoolClient,
  at: Date,
  typed: string,
  purposes: readonly ('customer_activation' | 'employee_activation')[],
): Promise<TakenCode> {
  const { rows } = await client.query<CodeRow>({
    ...lockCode,
    values: [hashSecret(plainCode(typed)), purposes],
  });
  const code = rows[0];
  if (code === undefined) throw new Refusal('code_wrong');
  if (code.used_at !== null) throw new Refusal('code_used');
  if (code.expires_at <= at) throw new Refusal('code_expired');
  await client.query({ ...useCode, values: [code.id, at] });
  return { customerId: code.customer_id, userId: code.user_id };
}
