import type { PoolClient } from 'pg';
import { invariant } from '#domain/invariant.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { isWithin } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

const lock = {
  name: 'lock-cash-drawer',
  text: `SELECT d.branch_id AS "branchId", d.custodian_id AS "custodianId", d.cash_max AS "drawerCashMax" FROM cash_drawers d WHERE d.branch_id = $1 FOR NO KEY UPDATE`,
};

export interface LockedDrawer {
  readonly branchId: string;
  readonly custodianId: string | null;
  readonly drawerCashMax: number | null;
}

/**
 * Locks the drawer of a branch within reach, so that its movements and offers follow one another. Refuses a branch whose cash has not
 * been counted.
 */
export async function lockDrawer(
  client: PoolClient,
  reach: BranchReach,
  branchId: string,
): Promise<LockedDrawer> {
  if (!isWithin(reach, { branchId })) throw new Refusal('not_found');
  const { rows } = await client.query<LockedDrawer>({ ...lock, values: [branchId] });
  if (rows[0] === undefined) throw new Refusal('cash_not_opened');
  return rows[0];
}

/** True for the custodian of the drawer and for a superadmin, who reaches every drawer. */
export function isCustodian(
  reach: BranchReach,
  actor: Actor,
  { custodianId }: Pick<LockedDrawer, 'custodianId'>,
): boolean {
  return reach.extent === 'all' || custodianId === actor.userId;
}

/** Locks the drawer of a branch for its custodian. Refuses everyone else. */
export async function lockCustody(
  client: PoolClient,
  reach: BranchReach,
  actor: Actor,
  branchId: string,
): Promise<LockedDrawer> {
  const drawer = await lockDrawer(client, reach, branchId);
  if (!isCustodian(reach, actor, drawer)) throw new Refusal('not_cash_custodian');
  return drawer;
}

const takeSerial = {
  name: 'take-serial-of-cash-slip',
  text: `UPDATE cash_drawers SET last_serial = last_serial + 1 FROM branches b
          WHERE branch_id = $1 AND b.id = branch_id RETURNING last_serial AS serial, b.code AS "branchCode"`,
};

interface SlipSerial {
  readonly serial: number;
  readonly branchCode: string;
}

/** The number of the next slip of a branch. */
export async function nextSlip(client: PoolClient, branchId: string): Promise<SlipSerial> {
  const { rows } = await client.query<SlipSerial>({ ...takeSerial, values: [branchId] });
  invariant(rows[0] !== undefined, 'the drawer is there');
  return rows[0];
}
