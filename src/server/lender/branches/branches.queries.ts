import type { Pool, PoolClient } from 'pg';
import type { SiteBranch } from '#contract/lender/site-branch.ts';
import { type Phone, parsePhone } from '#domain/person/phone.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { Refusal } from '#server/platform/refusal.ts';

const siteColumns = columns(
  'branches',
  ['code', 'phone', 'map_url', 'is_head_office', 'directions_enabled'],
  { phrases: ['city', 'area', 'address', 'manager'] },
);

interface PublicBranchRow extends RowOf<typeof siteColumns> {
  readonly opensAt: string;
  readonly closesAt: string;
}

const publicColumns = `${siteColumns.selected()},
  to_char(opens_at, 'HH24:MI') AS "opensAt", to_char(closes_at, 'HH24:MI') AS "closesAt"`;

/** The branches that the public site shows, in the lender's order. */
export async function listPublicBranches(pool: Pool): Promise<SiteBranch[]> {
  const { rows } = await pool.query<PublicBranchRow>({
    name: 'list-public-branches',
    text: `SELECT ${publicColumns} FROM branches WHERE is_public ORDER BY position`,
  });
  return rows.map(siteBranch);
}

function siteBranch(row: PublicBranchRow): SiteBranch {
  return {
    code: row.code,
    city: row.city,
    area: row.area,
    address: row.address,
    phone: storedPhone(row.phone),
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    manager: row.manager,
    mapUrl: row.mapUrl,
    isHeadOffice: row.isHeadOffice,
    isReachable: row.directionsEnabled,
  };
}

function storedPhone(stored: string): Phone {
  const phone = parsePhone(stored);
  if (phone === null) throw new Error('the table lets only phones in');
  return phone;
}

const officeColumns = columns('branches', ['id', 'is_public', 'visits_at_once', 'version']);

export interface BranchRow extends PublicBranchRow, RowOf<typeof officeColumns> {
  readonly activeStaff: number;
}

const allColumns = `${officeColumns.selected()}, ${publicColumns},
  (SELECT count(*) FROM employees e JOIN users u ON u.id = e.user_id AND u.is_active WHERE e.branch_id = branches.id)
    AS "activeStaff"`;

const sortKeys = {
  position: 'position',
  city: "lower(city ->> 'en')",
  activeStaff: '"activeStaff"',
} as const;
type BranchSortKey = keyof typeof sortKeys;

/** Every branch, in the lender's order unless the reader sorts them. */
export async function listBranches(
  pool: Pool,
  sort: BranchSortKey | `-${BranchSortKey}` = 'position',
): Promise<BranchRow[]> {
  const key = sortKeys[sort.replace('-', '') as BranchSortKey];
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const { rows } = await pool.query<BranchRow>({
    name: `list-branches-by${sort}`,
    text: `SELECT * FROM (SELECT ${allColumns}, position FROM branches) b ORDER BY ${key} ${direction}, position`,
  });
  return rows;
}

/** One branch. Refuses an unknown id. */
export async function findBranch(client: Pool | PoolClient, id: string): Promise<BranchRow> {
  const { rows } = await client.query<BranchRow>({
    name: 'find-branch',
    text: `SELECT ${allColumns} FROM branches WHERE id = $1`,
    values: [id],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}
