import type { Employee } from './invent-staff.ts';
import type { KnownBranch } from './known-branch.ts';
import { type SamplePlace, samplePlaces } from './sample-places.ts';

/** A branch of the lender with its employees. */
export interface BranchOffice extends KnownBranch {
  readonly place: SamplePlace;
  /** The employees who serve customers; the first has the most of them. */
  readonly officers: readonly Employee[];
}

/**
 * Gives each branch of the lender the data of a branch of the sample, by the sample's codes. A lender with other branches gets
 * them in order: Sargodha's data for the head office, then the next, until either list ends.
 */
export function matchBranches(branches: readonly KnownBranch[]): ReadonlyMap<string, KnownBranch> {
  const codes = Object.keys(samplePlaces).slice(0, branches.length);
  return new Map(codes.map((code, index) => [code, branches[index] as KnownBranch]));
}

export function branchOffices(
  matched: ReadonlyMap<string, KnownBranch>,
  employees: readonly Employee[],
): BranchOffice[] {
  return [...matched].map(([sampleCode, { id, code }]) => ({
    id,
    code,
    place: samplePlaces[sampleCode] as SamplePlace,
    officers: employees.filter(({ branchId, isOfficer }) => branchId === id && isOfficer),
  }));
}
