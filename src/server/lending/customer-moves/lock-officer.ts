import type { PoolClient } from 'pg';
import { refusedField } from '#server/platform/refusal.ts';
import type { Place } from './move-event.ts';

const lock = { name: 'lock-officer', text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE' };

const findPlace = {
  name: 'find-officer-at-branch',
  text: `SELECT EXISTS (SELECT FROM branches WHERE id = $2) AS "isBranch",
                EXISTS (SELECT FROM users u LEFT JOIN employees e ON e.user_id = u.id
                         WHERE u.id = $1 AND u.is_active
                           AND (u.role = 'superadmin' OR u.role = 'employee' AND e.branch_id = $2)) AS "isOfficer"`,
};

/**
 * Locks the new officer, so that they are not deactivated or moved until the transaction ends. Refuses anyone but an active
 * employee of the branch or a superadmin, who reaches all of them.
 */
export async function lockOfficer(client: PoolClient, { officerId, branchId }: Place): Promise<void> {
  await client.query({ ...lock, values: [officerId] });
  const { rows } = await client.query<{ isBranch: boolean; isOfficer: boolean }>({
    ...findPlace,
    values: [officerId, branchId],
  });
  if (!rows[0]?.isBranch) throw refusedField('branchId', 'branch_unknown');
  if (!rows[0].isOfficer) throw refusedField('officerId', 'officer_unknown');
}
