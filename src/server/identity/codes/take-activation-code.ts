import type { PoolClient } from 'pg';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';

/** Whose a code is: a customer on record, or a user. */
export interface TakenCode {
  readonly customerId: string | null;
  readonly userId: string | null;
}

const codeColumns = columns('sign_in_codes', ['id', 'customer_id', 'user_id', 'expires_at', 'used_at']);
type CodeRow = RowOf<typeof codeColumns>;

const lockCode = {
  name: 'lock-sign-in-code',
  text: `SELECT ${codeColumns.selected()} FROM sign_in_codes
          WHERE code_hash = $1 AND purpose = ANY($2) FOR NO KEY UPDATE`,
};

const useCode = { name: 'use-sign-in-code', text: 'UPDATE sign_in_codes SET used_at = $2 WHERE id = $1' };

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
  if (code.usedAt !== null) throw new Refusal('code_used');
  if (code.expiresAt <= at) throw new Refusal('code_expired');
  await client.query({ ...useCode, values: [code.id, at] });
  return { customerId: code.customerId, userId: code.userId };
}
