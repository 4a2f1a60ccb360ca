import type { Phrase } from '#domain/language.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import type { StaffRole } from '#domain/rights/role.ts';
import type { ComplaintKind } from './complaint.ts';

/** A member of staff, as a complainant may name them. */
export interface NamedStaff {
  readonly id: string;
  readonly name: Phrase;
  readonly role: StaffRole;
}

/**
 * The member of staff whom a complainant named, in either script and spelling; null if nobody has that name, or several have:
 * then only the head office sees the complaint until it says whom it is about.
 */
export function staffNamed(name: string | null, staff: readonly NamedStaff[]): NamedStaff | null {
  if (name === null) return null;
  const wanted = foldForSearch(name);
  const found = staff.filter((each) =>
    [each.name.en, each.name.ur].some((own) => foldForSearch(own) === wanted),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface Arriving {
  readonly kind: ComplaintKind;
  readonly isNameHidden: boolean;
  readonly aboutName: string | null;
  /** The role of the person concerned, if that is known. */
  readonly aboutRole: StaffRole | null;
}

/**
 * True if only superadmins see a complaint until one of them gives it to somebody: about a person who is not known, about a
 * superadmin, and of people who do not want their branch to know.
 */
export function isForHeadOffice({ kind, isNameHidden, aboutName, aboutRole }: Arriving): boolean {
  if (isNameHidden || aboutRole === 'superadmin') return true;
  return aboutRole === null && (kind === 'conduct' || aboutName !== null);
}
