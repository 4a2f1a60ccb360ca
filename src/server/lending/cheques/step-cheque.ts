import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { chequeEndpoints } from '#contract/lending/cheques/cheques.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import {
  type Cheque,
  type ChequeStep,
  refusalOfChequeStep,
  refusalOfTakingBackStep,
} from '#domain/lending/ledger/cheque.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { lockAccount } from '../cash-accounts/lock-account.ts';
import { isCheque, isClearedByHand, isClearedByLine } from '../sums/uncleared-cheque.ts';

type Endpoints = typeof chequeEndpoints;

const findAgreement = {
  name: 'find-agreement-of-cheque',
  text: `SELECT e.agreement_id AS "agreementId" FROM entries e WHERE e.id = $1 AND ${isCheque('e')}`,
};

interface ChequeRow extends Cheque {
  readonly amount: Rupees;
  readonly reference: string | null;
}

const readCheque = {
  name: 'read-cheque',
  text: `SELECT e.amount, e.reference, e.valued_on AS "receivedOn",
                EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id) AS "isReversed",
                (SELECT s.happened_on FROM cheque_steps s
                  WHERE s.entry_id = e.id AND s.step = 'deposited' AND s.taken_back_at IS NULL) AS "depositedOn",
                ${isClearedByHand('e')} AS "isClearedByHand", ${isClearedByLine('e')} AS "isClearedByLine"
           FROM entries e WHERE e.id = $1 AND e.agreement_id = $2`,
};

const findPermission = {
  name: 'find-permission-for-cheques',
  text: 'SELECT FROM employees WHERE user_id = $1 AND NOT may_record_payments',
};

interface LockedCheque extends ChequeRow {
  readonly agreementId: string;
  readonly branchId: string;
}

/** Locks the agreement of a cheque, as its reversal and the link of a statement line do, and reads the cheque as it is then. */
async function lockCheque(
  client: PoolClient,
  call: Origin & { readonly reach: BranchReach },
  entryId: string,
): Promise<LockedCheque> {
  const forbidden = await client.query({ ...findPermission, values: [call.actor.userId] });
  if (forbidden.rowCount !== 0) throw new Refusal('payments_not_permitted');
  const found = await client.query<{ agreementId: string }>({ ...findAgreement, values: [entryId] });
  if (found.rows[0] === undefined) throw new Refusal('not_found');
  const { agreementId } = found.rows[0];
  const { branchId } = await lockToServe(client, call, agreementId);
  const { rows } = await client.query<ChequeRow>({ ...readCheque, values: [entryId, agreementId] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return { ...rows[0], agreementId, branchId };
}

const insertStep = namedStatement(
  'insert-cheque-step',
  `INSERT INTO cheque_steps (id, agreement_id, entry_id, step, account_id, happened_on, recorded_at, recorded_by)
   VALUES (:id, :agreementId, :entryId, :step, :accountId, :happenedOn, :at, :by)`,
);

const findAccountKind = {
  name: 'find-kind-of-cheque-account',
  text: 'SELECT kind FROM cash_accounts WHERE id = $1',
};

/** Banks pay cheques, and wallets do not. */
async function lockBankAccount(client: PoolClient, id: string): Promise<string> {
  const { name, isClosed } = await lockAccount(client, id);
  const { rows } = await client.query<{ kind: string }>({ ...findAccountKind, values: [id] });
  if (rows[0]?.kind !== 'bank') throw new Refusal('not_found');
  if (isClosed) throw new Refusal('cash_account_closed');
  return name;
}

const actions = {
  deposited: { recorded: 'deposit_cheque', takenBack: 'take_back_cheque_deposit' },
  cleared: { recorded: 'clear_cheque', takenBack: 'take_back_cheque_clearing' },
} as const satisfies Record<ChequeStep, Record<'recorded' | 'takenBack', AuditAction>>;

/** Records that a cheque was deposited, or cleared. */
export async function recordChequeStep(call: Call<Endpoints['recordChequeStep']>): Promise<void> {
  const { context, actor, input } = call;
  const { entryId } = input.params;
  const { step, accountId, happenedOn } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { agreementId, branchId, amount, reference, ...cheque } = await lockCheque(client, call, entryId);
    const today = businessDateOf(at.getTime());
    refuse(refusalOfChequeStep(step, cheque, { day: happenedOn, today }));
    const accountName = await lockBankAccount(client, accountId);
    const made = { id: uuidv7(), agreementId, entryId, step, accountId, happenedOn };
    await client.query(insertStep({ ...made, at, by: actor.userId }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: actions[step].recorded,
      subject: 'agreement',
      subjectId: agreementId,
      after: { entryId, amount, reference, accountName, valuedOn: happenedOn },
    });
  });
}

const endStep = namedStatement(
  'take-back-cheque-step',
  `UPDATE cheque_steps SET taken_back_at = :at, taken_back_by = :by
    WHERE entry_id = :entryId AND step = :step AND taken_back_at IS NULL
   RETURNING happened_on AS "happenedOn"`,
);

/** Takes back that a cheque was deposited, or cleared. */
export async function takeBackChequeStep(call: Call<Endpoints['takeBackChequeStep']>): Promise<void> {
  const { context, actor, input } = call;
  const { entryId } = input.params;
  const { step } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { agreementId, branchId, amount, reference, ...cheque } = await lockCheque(client, call, entryId);
    refuse(refusalOfTakingBackStep(step, cheque));
    const { rows } = await client.query<{ happenedOn: CalendarDate }>(
      endStep({ entryId, step, at, by: actor.userId }),
    );
    await recordAuditEvent(client, call, at, {
      branchId,
      action: actions[step].takenBack,
      subject: 'agreement',
      subjectId: agreementId,
      before: { entryId, amount, reference, valuedOn: rows[0]?.happenedOn ?? null },
    });
  });
}
