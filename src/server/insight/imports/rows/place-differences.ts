import type { Phrase } from '#domain/language.ts';
import { phraseOfWritten } from '#domain/written.ts';
import type { RowDifference } from './judged.ts';
import type { Branch, KnownCustomer, loadBranchFinder, loadOfficerFinder } from './lookups.queries.ts';
import type { CellValues } from './read-cells.ts';

interface Finders {
  readonly branchOf: Awaited<ReturnType<typeof loadBranchFinder>>;
  readonly officerOf: Awaited<ReturnType<typeof loadOfficerFinder>>;
}

/** The branch and the officer of a row, where they are others. An officer of another branch is found there once the customer has moved. */
export function placeDifferences(
  { branch, officerId, officerName }: KnownCustomer,
  values: CellValues,
  { branchOf, officerOf }: Finders,
): RowDifference[] {
  const toBranch = values.branch === undefined ? 'unknown' : branchOf(String(values.branch));
  const toOfficer = values.officer === undefined ? null : officerOf(String(values.officer), branch.id);
  const found: RowDifference[] = [];
  if (typeof toBranch === 'object' && toBranch.id !== branch.id) {
    const names = { was: nameOf(branch), now: nameOf(toBranch) };
    found.push({ field: 'branch', was: branch.id, now: toBranch.id, names });
  }
  if (toOfficer !== null && toOfficer.id !== officerId) {
    const names = { was: officerName, now: phraseOfWritten(toOfficer.fullName) };
    found.push({ field: 'officer', was: officerId, now: toOfficer.id, names });
  }
  return found;
}

/** A city may have several branches. */
function nameOf({ code, city }: Branch): Phrase {
  return { en: `${city.en} (${code})`, ur: `${city.ur} (\u2066${code}\u2069)` };
}
