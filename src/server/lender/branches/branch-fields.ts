import type { BranchForm } from '#contract/lender/branches.ts';
import { columns } from '#server/platform/db/columns.ts';
import type { NamedValues } from '#server/platform/db/named-statement.ts';

/** The fields of a branch's form, as stored. */
export const branchColumns = columns('branches', [
  'city',
  'city_ur',
  'area',
  'area_ur',
  'address',
  'address_ur',
  'manager',
  'manager_ur',
  'phone',
  'opens_at',
  'closes_at',
  'map_url',
  'visits_at_once',
  'is_public',
  'directions_enabled',
]);

/** The values of those columns. */
export function branchValues(form: Omit<BranchForm, 'version'>): NamedValues {
  const { city, area, address, manager, hasDirections } = form;
  return branchColumns.valuesOf({
    ...form,
    city: city.en,
    cityUr: city.ur,
    area: area.en,
    areaUr: area.ur,
    address: address.en,
    addressUr: address.ur,
    manager: manager.en,
    managerUr: manager.ur,
    directionsEnabled: hasDirections,
  });
}
