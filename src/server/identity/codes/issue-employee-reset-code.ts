import type { codeEndpoints, IssuedCode } from '#contract/identity/codes.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { issueCode } from './issue-code.ts';

const lockEmployee = {
  name: 'lock-employee-for-code',
  text: `SELECT e.branch_id AS "branchId" FROM users u LEFT JOIN employees e ON e.user_id = u.id
          WHERE u.id = $1 AND u.role <> 'customer' AND u.is_active FOR NO KEY UPDATE OF u`,
};

/** A code with which an employee who forgot their password sets a new one. */
export function issueEmployeeResetCode(
  call: Call<typeof codeEndpoints.issueEmployeePasswordResetCode>,
): Promise<IssuedCode> {
  const { context, input } = call;
  const userId = input.params.id;
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<{ branchId: string | null }>({ ...lockEmployee, values: [userId] });
    if (rows[0] === undefined) throw new Refusal('not_found');
    const holder = { purpose: 'password_reset', userId, branchId: rows[0].branchId } as const;
    return issueCode(client, call, new Date(context.clock.now()), holder);
  });
}
