import type { Branch } from '#contract/lender/branches.ts';
import type { BranchRow } from './branches.queries.ts';

export function branchView(row: BranchRow): Branch {
  return {
    id: row.id,
    code: row.code,
    city: row.city,
    area: row.area,
    address: row.address,
    phone: row.phone,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    manager: row.manager,
    mapUrl: row.mapUrl,
    visitsAtOnce: row.visitsAtOnce,
    isHeadOffice: row.isHeadOffice,
    isPublic: row.isPublic,
    hasDirections: row.directionsEnabled,
    activeStaff: row.activeStaff,
    version: row.version,
  };
}
