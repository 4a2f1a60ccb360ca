import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfArrival } from '#domain/lending/cash/cash-deposit.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { lockDeposit } from './lock-deposit.ts';

const insertArrival = namedStatement(
  'insert-cash-arrival',
  `INSERT INTO cash_arrivals (id, deposit_id, account_id, deposited_by, arrived_on, confirmed_by, confirmed_at, confirmed_alone, match_id, after)
   VALUES (:arrivalId, :id, :accountId, :depositedBy, :arrivedOn, :by, :at, :isAlone, :matchId,
           (SELECT t.arrival_id FROM cash_arrival_take_backs t
             WHERE t.deposit_id = :id AND NOT EXISTS (SELECT FROM cash_arrivals x WHERE x.after = t.arrival_id)))`,
);

interface Arrival {
  readonly id: string;
  readonly arrivedOn: CalendarDate;
  readonly isPasswordReentered: boolean;
  /** The match of a statement line that confirms it; null if a person does. */
  readonly matchId: string | null;
}

/** Stores in an open transaction that the account has a deposit. Refuses the person who made it, if another can say so. */
export async function storeArrival(
  client: PoolClient,
  call: Pick<Call<typeof cashEndpoints.confirmCashDeposit>, 'actor' | 'clientAddress' | 'reach'>,
  { id, arrivedOn, isPasswordReentered, matchId }: Arrival,
  at: Date,
): Promise<void> {
  const { branchId, accountId, accountName, slipNumber, amount, ...made } = await lockDeposit(
    client,
    call.reach,
    id,
  );
  const { depositedBy } = made;
  const by = call.actor.userId;
  const today = businessDateOf(at.getTime());
  refuse(refusalOfArrival({ ...made, saidBy: by, isPasswordReentered, day: arrivedOn, today }));
  const isAlone = depositedBy === by;
  const stored = { id, accountId, depositedBy, arrivedOn, by, at, isAlone, matchId };
  await client.query(insertArrival({ arrivalId: uuidv7(), ...stored }));
  await recordAuditEvent(client, call, at, {
    branchId,
    action: 'confirm_deposit',
    subject: 'cash',
    subjectId: id,
    after: { amount, accountName, slipNumber, arrivedOn, alone: isAlone },
  });
}

/** Says that the account has a deposit, which was in transit until now. */
export async function confirmCashDeposit(
  call: Call<typeof cashEndpoints.confirmCashDeposit>,
): Promise<string> {
  const { context, input } = call;
  const { id } = input.params;
  const { arrivedOn, password } = input.body;
  const isPasswordReentered = await reenterPassword(call, password);
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, (client) =>
    storeArrival(client, call, { id, arrivedOn, isPasswordReentered, matchId: null }, at),
  );
  return id;
}
