import type { PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';

const link = {
  name: 'link-customer',
  text: 'UPDATE customers SET user_id = $2 WHERE id = $1 AND user_id IS NULL RETURNING branch_id AS "branchId"',
};

/** From now on no other user can have this phone and e-mail. */
const endWait = { name: 'end-wait', text: 'UPDATE users SET is_waiting = false WHERE id = $1' };

/** Links a user to a customer's record, and returns its branch. The link is permanent. */
export async function linkCustomer(client: PoolClient, customerId: string, userId: string): Promise<string> {
  const { rows } = await client.query<{ branchId: string }>({ ...link, values: [customerId, userId] });
  if (rows[0] === undefined) throw new Refusal('code_used');
  await client.query({ ...endWait, values: [userId] });
  return rows[0].branchId;
}
