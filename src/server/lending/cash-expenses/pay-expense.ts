import type { PoolClient } from 'pg';
import type { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { minuteMs } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { equalExpenseMinutes, refusalOfExpense } from '#domain/lending/cash/cash-expense.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { remakePaper } from '#server/platform/files/remake-paper.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { freeInDrawer } from '../cash/cash-places.ts';
import { insertMovement } from '../cash/insert-movement.ts';
import { keepPaper, type Paper, paperOf } from '../cash/keep-paper.ts';
import { lockCustody } from '../cash/lock-drawer.ts';
import { refuseClosedDay } from '../cash/refuse-closed-day.ts';

interface Facts {
  readonly inDrawer: Rupees;
  readonly withoutBillMax: Rupees;
  readonly equalSerial: number | null;
  readonly branchCode: string;
}

const findFacts = {
  name: 'find-facts-of-expense',
  text: `SELECT ${freeInDrawer('$1')} AS "inDrawer", expense_without_bill_max AS "withoutBillMax", b.code AS "branchCode",
                (SELECT max(m.serial) FROM cash_movements m
                  WHERE m.branch_id = $1 AND m.kind = 'expense' AND m.category = $2 AND m.amount = $3 AND m.counted_at >= $4) AS "equalSerial"
           FROM office_rules, branches b WHERE b.id = $1`,
};

type Form = Pick<PayCall['input']['body'], 'amount' | 'category'>;

async function readFacts(client: PoolClient, branchId: string, { amount, category }: Form, at: Date) {
  const since = new Date(at.getTime() - equalExpenseMinutes * minuteMs);
  const { rows } = await client.query<Facts>({ ...findFacts, values: [branchId, category, amount, since] });
  invariant(rows[0] !== undefined, 'the rules are always there');
  const { equalSerial, branchCode, ...facts } = rows[0];
  return { ...facts, equal: equalSerial === null ? null : formatCashSlipNumber(branchCode, equalSerial) };
}

type PayCall = Call<typeof cashExpenseEndpoints.payCashExpense>;

/** Stores an expense that was paid from the drawer of a branch, without its bill. */
export function payCashExpense(call: PayCall): Promise<string> {
  return storeExpense(call, call.input.params.branchId, call.input.body, null);
}

/** Stores an expense that was paid from the drawer of a branch, with its bill. */
export async function payBilledCashExpense(
  call: Call<typeof cashExpenseEndpoints.payBilledCashExpense>,
): Promise<string> {
  const { context, actor, reach, input } = call;
  const { branchId } = input.params;
  // Checked first, so that no picture is read or remade for a person who does not pay from this drawer.
  await inTransaction(context.pool, (client) => lockCustody(client, reach, actor, branchId));
  const { expense, paper } = await input.body(async ({ bill, ...form }) => ({
    expense: form,
    paper: paperOf(await remakePaper(context.pictures, bill)),
  }));
  return storeExpense(call, branchId, expense, paper);
}

async function storeExpense(
  call: Pick<PayCall, 'context' | 'actor' | 'reach' | 'clientAddress' | 'idempotencyKey'>,
  branchId: string,
  form: PayCall['input']['body'],
  bill: Paper | null,
): Promise<string> {
  const { context, actor, reach, idempotencyKey } = call;
  const { reason, isAnother = false, ...expense } = form;
  const picture = bill?.hash ?? null;
  const at = new Date(context.clock.now());
  const hash = requestHash('payCashExpense', { branchId, ...form, picture });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      await lockCustody(client, reach, actor, branchId);
      await refuseClosedDay(client, branchId, at);
      const facts = await readFacts(client, branchId, expense, at);
      const { amount } = expense;
      refuse(refusalOfExpense({ ...facts, amount, hasBill: bill !== null, isAnother }));
      await keepPaper(client, context.files, bill);
      const paid = { ...expense, picture };
      await insertMovement(client, call, { id, branchId, kind: 'expense', expense: paid, reason }, at);
    }),
  );
}
