import type { BranchForm } from '#contract/lender/branches.ts';
import { columns } from '#server/platform/db/columns.ts';
import type { NamedValues } from '#server/platform/db/named-statement.ts';

/** The fields of a branch's form, as stored. */
export const branchColumns = columns(
  'branches',
  ['phone', 'opens_at', 'closes_at', 'map_url', 'visits_at_once', 'is_public', 'directions_enabled'],
  { phrases: ['city', 'area', 'address', 'manager'] },
);

/** The values of those columns. */
export function branchValues(form: Omit<BranchForm, 'version'>): NamedValues {
  return branchColumns.valuesOf({
    ...form,
    directionsEnabled: form.hasDirections,
  });
}
