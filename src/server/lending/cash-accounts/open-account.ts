import type { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refusalFor } from '#server/platform/refusal.ts';

const insertAccount = namedStatement(
  'insert-cash-account',
  `INSERT INTO cash_accounts (id, kind, name, number, opened_on, created_at) VALUES (:id, :kind, :name, :number, :openedOn, :at)
       ON CONFLICT (kind, reference_key(number)) DO NOTHING`,
);

const findNumber = {
  name: 'find-cash-account-with-number',
  text: 'SELECT name FROM cash_accounts WHERE kind = $1 AND reference_key(number) = reference_key($2)',
};

/** Adds an account of the lender. Refuses a number that another account of its kind has, however it is written. */
export async function openCashAccount(
  call: Call<typeof cashAccountEndpoints.openCashAccount>,
): Promise<string> {
  const { context, actor, input, idempotencyKey } = call;
  const { kind, name, number, openedOn } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('openCashAccount', input.body);
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { rowCount } = await client.query(insertAccount({ id, kind, name, number, openedOn, at }));
      if (rowCount === 0) {
        const { rows } = await client.query<{ name: string }>({ ...findNumber, values: [kind, number] });
        throw refusalFor({ reason: 'cash_account_known', name: rows[0]?.name ?? '' });
      }
      await recordAuditEvent(client, call, at, {
        branchId: null,
        action: 'open_cash_account',
        subject: 'cash',
        subjectId: id,
        after: { kind, name, accountNumber: number, openedOn },
      });
    }),
  );
}
