import type { Branch } from '#contract/lender/branches.ts';
import type { BranchRow } from './branches.queries.ts';

export function branchView(row: BranchRow): Branch {
  return {
    id: row.id,
    code: row.code,
    city: { en: row.city, ur: row.cityUr },
    area: { en: row.area, ur: row.areaUr },
    address: { en: row.address, ur: row.addressUr },
    phone: row.phone,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    manager: { en: row.manager, ur: row.managerUr },
    mapUrl: row.mapUrl,
    visitsAtOnce: row.visitsAtOnce,
    isHeadOffice: row.isHeadOffice,
    isPublic: row.isPublic,
    hasDirections: row.directionsEnabled,
    activeStaff: row.activeStaff,
    version: row.version,
  };
}
