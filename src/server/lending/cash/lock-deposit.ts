import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { DepositState } from '#domain/lending/cash/cash-deposit.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isInTransit, isRefused, superadminBeside } from './cash-places.ts';
import { lockDrawer } from './lock-drawer.ts';

interface FoundDeposit {
  readonly branchId: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly slipNumber: string;
  readonly amount: Rupees;
  readonly depositedBy: string;
  readonly depositedOn: CalendarDate;
  readonly state: DepositState;
  readonly hasOtherSuperadmin: boolean;
}

const findDeposit = {
  name: 'find-cash-deposit',
  text: `SELECT m.branch_id AS "branchId", m.account_id AS "accountId", a.name AS "accountName", m.slip_number AS "slipNumber", m.amount,
                m.counted_by AS "depositedBy", m.deposited_on AS "depositedOn",
                CASE WHEN ${isRefused} THEN 'refused' WHEN ${isInTransit} THEN 'in_transit' ELSE 'confirmed' END AS state,
                ${superadminBeside('m.counted_by')} AS "hasOtherSuperadmin"
           FROM cash_movements m JOIN cash_accounts a ON a.id = m.account_id
          WHERE m.id = $1 AND m.kind = 'deposit'`,
};

async function readDeposit(client: PoolClient, id: string): Promise<FoundDeposit> {
  const { rows } = await client.query<FoundDeposit>({ ...findDeposit, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/**
 * A deposit as it is once its drawer is locked: of an arrival and its opposite at once, the second sees the first. Refuses an id that is of
 * none.
 */
export async function lockDeposit(client: PoolClient, reach: BranchReach, id: string): Promise<FoundDeposit> {
  const { branchId } = await readDeposit(client, id);
  await lockDrawer(client, reach, branchId);
  return readDeposit(client, id);
}
