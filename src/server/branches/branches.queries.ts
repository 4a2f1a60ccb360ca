import type { Pool } from 'pg';
import type { SiteBranch } from '#contract/site-content.ts';
import { type Phone, parsePhone } from '#domain/phone.ts';

interface BranchRow {
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

/** The branches that the public site shows, in the lender's order. */
export async function listPublicBranches(pool: Pool): Promise<SiteBranch[]> {
  const { rows } = await pool.query<BranchRow>({
    name: 'list-public-branches',
    text: `SELECT code, city, city_ur, area, area_ur, address, address_ur, phone,
                  to_char(opens_at, 'HH24:MI') AS opens_at, to_char(closes_at, 'HH24:MI') AS closes_at,
                  manager, manager_ur, map_url, is_head_office, directions_enabled
           FROM branches WHERE is_public ORDER BY position`,
  });
  return rows.map(siteBranch);
}

function siteBranch(row: BranchRow): SiteBranch {
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
