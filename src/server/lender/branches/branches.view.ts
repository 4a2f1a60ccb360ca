import type { Branch } from '#contract/lender/branches.ts';
import type { BranchRow } from './branches.queries.ts';

export function branchView(row: BranchRow): Branch {
  return {
    id: row.id,
    code: row.code,
    city: { en: row.city, ur: row.city_ur },
    area: { en: row.area, ur: row.area_ur },
    address: { en: row.address, ur: row.address_ur },
    phone: row.phone,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    manager: { en: row.manager, ur: row.manager_ur },
    mapUrl: row.map_url,
    isHeadOffice: row.is_head_office,
    isPublic: row.is_public,
    hasDirections: row.directions_enabled,
    activeStaff: row.active_staff,
    version: row.version,
  };
}
