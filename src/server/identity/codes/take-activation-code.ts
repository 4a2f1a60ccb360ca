import type { PoolClient } from 'pg';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../proof/lock-user.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';

/** The owner of a code: a customer on record, or a user. */
export interface TakenCode {
  readonly customerId: string | null;
  readonly userId: string | null;
}

const heldColumns = columns('sign_in_codes', ['id', 'customer_id', 'user_id']);
const lastingColumns = columns('sign_in_codes', ['expires_at', 'used_at']);

const findCode = {
  name: 'find-activation-code',
  text: `SELECT ${heldColumns.selected()} FROM sign_in_codes WHERE code_hash = $1 AND purpose = ANY($2)`,
};

const lockCustomer = {
  name: 'lock-customer-of-code',
  text: 'SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE',
};

const lockCode = {
  name: 'lock-activation-code',
  text: `SELECT ${lastingColumns.selected()} FROM sign_in_codes WHERE id = $1 FOR NO KEY UPDATE`,
};

const useCode = { name: 'use-sign-in-code', text: 'UPDATE sign_in_codes SET used_at = $2 WHERE id = $1' };

/** Uses up an activation code. Refuses one that is wrong, used or too old. Of two concurrent requests one succeeds. */
export async function takeActivationCode(
  client: PoolClient,
  at: Date,
  typed: string,
  purposes: readonly ('customer_activation' | 'employee_activation')[],
): Promise<TakenCode> {
  const { rows: found } = await client.query<RowOf<typeof heldColumns>>({
    ...findCode,
    values: [hashSecret(plainCode(typed)), purposes],
  });
  if (found[0] === undefined) throw new Refusal('code_wrong');
  const { id, customerId, userId } = found[0];
  // The user is locked before the code, as everywhere: see `lockUser`.
  if (userId === null) await client.query({ ...lockCustomer, values: [customerId] });
  else await lockUser(client, userId);
  const { rows } = await client.query<RowOf<typeof lastingColumns>>({ ...lockCode, values: [id] });
  if (rows[0] === undefined || rows[0].usedAt !== null) throw new Refusal('code_used');
  if (rows[0].expiresAt <= at) throw new Refusal('code_expired');
  await client.query({ ...useCode, values: [id, at] });
  return { customerId, userId };
}
