import type { PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../proof/lock-user.ts';
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
}

const findCode = {
  name: 'find-activation-code',
  text: 'SELECT id, customer_id, user_id FROM account_codes WHERE code_hash = $1 AND purpose = ANY($2)',
};

const lockCustomer = {
  name: 'lock-customer-of-code',
  text: 'SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE',
};

const lockCode = {
  name: 'lock-activation-code',
  text: 'SELECT expires_at, used_at FROM account_codes WHERE id = $1 FOR UPDATE',
};

const useCode = { name: 'use-account-code', text: 'UPDATE account_codes SET used_at = $2 WHERE id = $1' };

/** Uses up an activation code; refuses one that is wrong, used or too old. Of two who come with it at once, one gets it. */
export async function takeActivationCode(
  client: PoolClient,
  at: Date,
  typed: string,
  purposes: readonly ('customer_activation' | 'employee_activation')[],
): Promise<TakenCode> {
  const { rows: found } = await client.query<CodeRow>({
    ...findCode,
    values: [hashSecret(plainCode(typed)), purposes],
  });
  if (found[0] === undefined) throw new Refusal('code_wrong');
  const { id, customer_id: customerId, user_id: userId } = found[0];
  // The holder before the code, as everywhere: see `lockUser`.
  if (userId === null) await client.query({ ...lockCustomer, values: [customerId] });
  else await lockUser(client, userId);
  const { rows } = await client.query<{ expires_at: Date; used_at: Date | null }>({
    ...lockCode,
    values: [id],
  });
  if (rows[0] === undefined || rows[0].used_at !== null) throw new Refusal('code_used');
  if (rows[0].expires_at <= at) throw new Refusal('code_expired');
  await client.query({ ...useCode, values: [id, at] });
  return { customerId, userId };
}
