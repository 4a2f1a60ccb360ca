import type { PoolClient } from 'pg';
import type { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAccount } from './lock-account.ts';

const setName = { name: 'set-cash-account-name', text: 'UPDATE cash_accounts SET name = $2 WHERE id = $1' };
const setClosed = {
  name: 'set-cash-account-closed',
  text: 'UPDATE cash_accounts SET closed_at = $2 WHERE id = $1',
};

/** Locks an account that is open; its name. */
async function lockOpen(client: PoolClient, id: string): Promise<string> {
  const { name, isClosed } = await lockAccount(client, id);
  if (isClosed) throw new Refusal('cash_account_closed');
  return name;
}

/** Gives an account another name. The number stays: an account with another number is another account. */
export async function renameCashAccount(
  call: Call<typeof cashAccountEndpoints.renameCashAccount>,
): Promise<void> {
  const { context, input } = call;
  const { id } = input.params;
  const { name } = input.body;
  await inTransaction(context.pool, async (client) => {
    const former = await lockOpen(client, id);
    await client.query({ ...setName, values: [id, name] });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'rename_cash_account',
      subject: 'cash',
      subjectId: id,
      before: { name: former },
      after: { name },
    });
  });
}

/** Closes an account for ever. */
export async function closeCashAccount(
  call: Call<typeof cashAccountEndpoints.closeCashAccount>,
): Promise<void> {
  const { context, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const name = await lockOpen(client, id);
    await client.query({ ...setClosed, values: [id, at] });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'close_cash_account',
      subject: 'cash',
      subjectId: id,
      before: { name },
    });
  });
}
