import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfDeposit } from '#domain/lending/cash/cash-deposit.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { remakePaper } from '#server/platform/files/remake-paper.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { lockAccount } from '../cash-accounts/lock-account.ts';
import { freeInDrawer } from './cash-places.ts';
import { insertMovement } from './insert-movement.ts';
import { keepPaper, type Paper, paperOf } from './keep-paper.ts';
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

type DepositCall = Call<typeof cashEndpoints.depositCash>;

/** Stores a deposit from the drawer of a branch, without a picture of its slip. */
export function depositCash(call: DepositCall): Promise<string> {
  return storeDeposit(call, call.input.params.branchId, call.input.body, null);
}

/** Stores a deposit from the drawer of a branch, with a picture of its slip. */
export async function depositSlippedCash(
  call: Call<typeof cashEndpoints.depositSlippedCash>,
): Promise<string> {
  const { context, actor, reach, input } = call;
  const { branchId } = input.params;
  // Checked first, so that no picture is read or remade for a person who does not deposit from this drawer.
  await inTransaction(context.pool, (client) => lockCustody(client, reach, actor, branchId));
  const { deposit, paper } = await input.body(async ({ slip, ...form }) => ({
    deposit: form,
    paper: paperOf(await remakePaper(context.pictures, slip)),
  }));
  return storeDeposit(call, branchId, deposit, paper);
}

/**
 * Stores a deposit. The account is locked after the drawer: of two deposits with one slip at two branches, the
 * second sees the first.
 */
async function storeDeposit(
  call: Pick<DepositCall, 'context' | 'actor' | 'reach' | 'clientAddress' | 'idempotencyKey'>,
  branchId: string,
  form: DepositCall['input']['body'],
  paper: Paper | null,
): Promise<string> {
  const { context, actor, reach, idempotencyKey } = call;
  const { accountId, amount, depositedOn, slipNumber } = form;
  const picture = paper?.hash ?? null;
  const at = new Date(context.clock.now());
  const hash = requestHash('depositCash', { branchId, ...form, picture });
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
      await keepPaper(client, context.files, paper);
      const slip = { accountId, accountName: account.name, amount, slipNumber, depositedOn };
      const deposit = { ...slip, slipFreedBy: facts.slipFreedBy, picture };
      await insertMovement(client, call, { id, branchId, kind: 'deposit', deposit }, at);
    }),
  );
}
