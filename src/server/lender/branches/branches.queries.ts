import type { Pool, PoolClient } from 'pg';
import type { SiteBranch } from '#contract/lender/site-branch.ts';
import { type Phone, parsePhone } from '#domain/person/phone.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface PublicBranchRow {
  readonly code: string;
  readonly city: string;
  readonly city_ur: string;
  readonly area: string;
  readonly area_ur: string;
  readonly address: string;
  readonly address_ur: string;
  readonly phone: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly manager: string;
  readonly manager_ur: string;
  readonly map_url: string | null;
  readonly is_head_office: boolean;
  readonly directions_enabled: boolean;
}

const publicColumns = `code, city, city_ur, area, area_ur, address, address_ur, phone,
  to_char(opens_at, 'HH24:MI') AS opens_at, to_char(closes_at, 'HH24:MI') AS closes_at,
  manager, manager_ur, map_url, is_head_office, directions_enabled`;

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
    city: { en: row.city, ur: row.city_ur },
    area: { en: row.area, ur: row.area_ur },
    address: { en: row.address, ur: row.address_ur },
    phone: storedPhone(row.phone),
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    manager: { en: row.manager, ur: row.manager_ur },
    mapUrl: row.map_url,
    isHeadOffice: row.is_head_office,
    isReachable: row.directions_enabled,
  };
}

function storedPhone(stored: string): Phone {
  const phone = parsePhone(stored);
  if (phone === null) throw new Error('the table lets only phones in');
  return phone;
}

export interface BranchRow extends PublicBranchRow {
  readonly id: string;
  readonly is_public: boolean;
  readonly version: number;
  readonly active_staff: number;
}

const allColumns = `id, ${publicColumns}, is_public, version,
  (SELECT count(*) FROM employees e JOIN users u ON u.id = e.user_id AND u.is_active WHERE e.branch_id = branches.id)
    AS active_staff`;

const sortKeys = { position: 'position', city: 'lower(city)', activeStaff: 'active_staff' } as const;
type BranchSortKey = keyof typeof sortKeys;

/** Every branch, in the lender's order unless the reader wants them otherwise. */
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

/** One branch; refuses an id that is none's. */
export async function findBranch(client: Pool | PoolClient, id: string): Promise<BranchRow> {
  const { rows } = await client.query<BranchRow>({
    name: 'find-branch',
    text: `SELECT ${allColumns} FROM branches WHERE id = $1`,
    values: [id],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}
