import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { seedBranchList } from './seed-branch-list.ts';

/** Puts in the branches a new lender starts with, all or none; a lender that has branches keeps its own. */
export async function seedBranches(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Two processes that start at once must not both find the table empty.
    await client.query('LOCK TABLE branches IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query('SELECT 1 FROM branches LIMIT 1');
    if (rowCount === 0) {
      for (const [position, branch] of seedBranchList.entries()) {
        await client.query({
          name: 'seed-branch',
          text: `INSERT INTO branches (id, code, city, city_ur, area, area_ur, address, address_ur, phone, opens_at,
                   closes_at, manager, manager_ur, map_url, is_head_office, directions_enabled, position)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
          values: [
            uuidv7(),
            branch.code,
            branch.city.en,
            branch.city.ur,
            branch.area.en,
            branch.area.ur,
            branch.address.en,
            branch.address.ur,
            branch.phone,
            branch.opensAt,
            branch.closesAt,
            branch.manager.en,
            branch.manager.ur,
            branch.mapUrl,
            branch.isHeadOffice,
            branch.isReachable,
            position,
          ],
        });
      }
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
