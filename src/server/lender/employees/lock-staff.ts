import type { PoolClient } from 'pg';
import { type StaffRole, staffRoles } from '#domain/rights/role.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface LockedMember {
  readonly id: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  readonly version: number;
  readonly canSignIn: boolean;
}

export interface LockedStaff {
  readonly member: LockedMember;
  /** True if nobody else could run the office without them. */
  readonly isLastSuperadmin: boolean;
  /** The other superadmins who can sign in, and so can confirm what one of them begins. */
  readonly otherSuperadmins: readonly string[];
}

/** In one order, so that two superadmins who change each other wait instead of deadlocking. */
const lock = {
  name: 'lock-staff',
  text: `SELECT id, role, is_active AS "isActive", version,
                password_hash IS NOT NULL OR google_subject IS NOT NULL AS "canSignIn"
           FROM users
          WHERE id = ANY($1) OR role = 'superadmin' ORDER BY id FOR NO KEY UPDATE`,
};

/**
 * Locks a member of staff, their successors and all superadmins until the transaction ends, so that none of them is
 * deactivated in between. Refuses a person who is not staff.
 */
export async function lockStaff(
  client: PoolClient,
  id: string,
  successorId: string | null = null,
): Promise<LockedStaff> {
  const { rows } = await client.query<LockedMember>({ ...lock, values: [[id, successorId]] });
  const member = rows.find((row) => row.id === id);
  if (member === undefined || !staffRoles.includes(member.role)) throw new Refusal('not_found');
  const others = rows.filter((row) => row.id !== id && row.role === 'superadmin' && row.isActive);
  return {
    member,
    isLastSuperadmin: member.role === 'superadmin' && others.length === 0,
    otherSuperadmins: others.filter(({ canSignIn }) => canSignIn).map((row) => row.id),
  };
}
