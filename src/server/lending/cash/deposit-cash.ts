import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfDeposit } from '#domain/lending/cash/cash-deposit.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { lockAccount } from '../cash-accounts/lock-account.ts';
import { freeInDrawer } from './cash-places.ts';
import { insertMovement } from './insert-movement.ts';
import { lockCustody } from './lock-drawer.ts';
import { refuseClosedDay } from './refuse-closed-day.ts';

interface Facts {
  readonly inDrawer: Rupees;
  readonly earliestOn: CalendarDate;
  readonly usedBy: string | null;
  readonly slipFreedBy: string | null;
}

// Days are compared with the account's first one by the database, which ignores a close that there is not.
const findFacts = {
  name: 'find-facts-of-deposit',
  text: `SELECT ${freeInDrawer('$1')} AS "inDrawer",
                greatest(a.opened_on, (b.opened_at AT TIME ZONE 'Asia/Karachi')::date, b.closed_until + 1) AS "earliestOn",
                s."usedBy", s."slipFreedBy"
           FROM cash_books b, cash_accounts a
           LEFT JOIN LATERAL (
             SELECT CASE WHEN n.id IS NULL THEN o.code || '-C-' || lpad(m.serial::text, 6, '0') END AS "usedBy", n.id AS "slipFreedBy"
               FROM cash_movements m JOIN branches o ON o.id = m.branch_id LEFT JOIN cash_movements n ON n.refuses = m.id
              WHERE m.kind = 'deposit' AND m.account_id = a.id AND reference_key(m.slip_number) = reference_key($3)
                AND NOT EXISTS (SELECT FROM cash_movements r WHERE r.slip_freed_by = n.id)) s ON true
          WHERE b.branch_id = $1 AND a.id = $2`,
};

// Of several deposits with one slip all but the last never arrived, and each of these gave the number to the next.
async function readFacts(client: PoolClient, values: readonly string[]): Promise<Facts> {
  const { rows } = await client.query<Facts>({ ...findFacts, values: [...values] });
  invariant(rows[0] !== undefined, 'the drawer and the account are there');
  return rows[0];
}

/**
 * Stores a deposit from the drawer of a branch. The account is locked after the drawer: of two deposits with one slip at two branches, the
 * second sees the first.
 */
export async function depositCash(call: Call<typeof cashEndpoints.depositCash>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId } = input.params;
  const { accountId, amount, depositedOn, slipNumber } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('depositCash', { branchId, ...input.body });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      await lockCustody(client, reach, actor, branchId);
      await refuseClosedDay(client, branchId, at);
      const account = await lockAccount(client, accountId);
      const facts = await readFacts(client, [branchId, accountId, slipNumber]);
      const today = businessDateOf(at.getTime());
      refuse(
        refusalOfDeposit({ ...facts, amount, day: depositedOn, today, isAccountClosed: account.isClosed }),
      );
      const { slipFreedBy } = facts;
      const deposit = { accountId, accountName: account.name, amount, slipNumber, slipFreedBy, depositedOn };
      await insertMovement(client, call, { id, branchId, kind: 'deposit', deposit }, at);
    }),
  );
}
