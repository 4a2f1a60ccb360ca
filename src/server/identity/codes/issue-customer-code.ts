import type { PoolClient } from 'pg';
import type { codeEndpoints, IssuedCode } from '#contract/identity/codes.ts';
import type { Role } from '#domain/rights/role.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { issueCode } from './issue-code.ts';

interface CustomerRow {
  readonly branchId: string;
  readonly userId: string | null;
  readonly userRole: Role | null;
}

const lockCustomer = {
  name: 'lock-customer-for-code',
  text: `SELECT c.branch_id AS "branchId", c.user_id AS "userId", u.role AS "userRole"
           FROM customers c LEFT JOIN users u ON u.id = c.user_id
          WHERE c.id = $1 AND ($2::uuid IS NULL OR c.branch_id = $2) FOR NO KEY UPDATE OF c`,
};

async function customerWithin(client: PoolClient, reach: BranchReach, id: string): Promise<CustomerRow> {
  const { rows } = await client.query<CustomerRow>({
    ...lockCustomer,
    values: [id, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** A code with which a customer on record makes their own user. */
export function issueCustomerActivationCode(
  call: Call<typeof codeEndpoints.issueCustomerActivationCode>,
): Promise<IssuedCode> {
  const { context, reach, input } = call;
  const customerId = input.params.id;
  return inTransaction(context.pool, async (client) => {
    const { branchId, userId } = await customerWithin(client, reach, customerId);
    if (userId !== null) throw new Refusal('customer_has_sign_in');
    const holder = { purpose: 'customer_activation', customerId, branchId } as const;
    return issueCode(client, call, new Date(context.clock.now()), holder);
  });
}

/** A code with which a customer who forgot their password sets a new one. */
export function issueCustomerPasswordResetCode(
  call: Call<typeof codeEndpoints.issueCustomerPasswordResetCode>,
): Promise<IssuedCode> {
  const { context, reach, input } = call;
  return inTransaction(context.pool, async (client) => {
    const { branchId, userId, userRole } = await customerWithin(client, reach, input.params.id);
    if (userId === null) throw new Refusal('customer_has_no_sign_in');
    // A customer who became an employee: their password opens more than a customer's pages.
    if (userRole !== 'customer') throw new Refusal('customer_is_staff');
    const holder = { purpose: 'password_reset', userId, branchId } as const;
    return issueCode(client, call, new Date(context.clock.now()), holder);
  });
}
