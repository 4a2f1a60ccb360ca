import type { BranchForm } from '#contract/lender/branches.ts';
import type { NamedValues } from '#server/platform/db/named-statement.ts';

/** What a branch's form says, by the names that the statements have for it. */
export function branchFields(form: Omit<BranchForm, 'version'>): NamedValues {
  const { city, area, address, manager, phone, opensAt, closesAt, mapUrl, isPublic, hasDirections } = form;
  return {
    city: city.en,
    cityUr: city.ur,
    area: area.en,
    areaUr: area.ur,
    address: address.en,
    addressUr: address.ur,
    manager: manager.en,
    managerUr: manager.ur,
    phone,
    opensAt,
    closesAt,
    mapUrl,
    isPublic,
    hasDirections,
  };
}
