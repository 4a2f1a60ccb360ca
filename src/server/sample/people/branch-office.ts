import { invariant } from '#domain/invariant.ts';
import type { Employee } from './invent-staff.ts';
import { type SamplePlace, samplePlaces } from './sample-places.ts';

/** A branch of the lender with those who work there. */
export interface BranchOffice {
  readonly id: string;
  readonly code: string;
  readonly place: SamplePlace;
  /** Who serves customers: the first has the most of them. */
  readonly officers: readonly Employee[];
}

export function branchOffices(
  branches: readonly { readonly id: string; readonly code: string }[],
  staff: readonly Employee[],
): BranchOffice[] {
  return branches.flatMap(({ id, code }) => {
    const place = samplePlaces[code];
    // A lender may have changed its list of branches before it looked at the sample.
    if (place === undefined) return [];
    const officers = staff.filter((one) => one.branchCode === code && one.isOfficer);
    invariant(officers.length > 0, `the sample has an officer at ${code}`);
    return [{ id, code, place, officers }];
  });
}
