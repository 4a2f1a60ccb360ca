import type { Phrase } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { type PageName, pagesOf } from '#web/office/pages.ts';

export interface AreaAddress {
  /** As the app routes it; a parameter is written `:name`. */
  readonly address: string;
  /** The title of the page, where no record gives it its heading. */
  readonly title?: Phrase;
  /** Another address of the page before it. */
  readonly isAgain: boolean;
  /** True for an employee's page that a superadmin has too, with at least the same rights. */
  readonly isShared: boolean;
}

/** A customer's own page is headed by the name of the customer. */
const headedByName: readonly PageName[] = ['customerDashboard'];

/** Every address of a role's area. */
export function addressesOf(role: Role): AreaAddress[] {
  const ofSuperadmin = role === 'employee' ? pagesOf('superadmin').map(({ name }) => name) : [];
  return pagesOf(role).flatMap(({ name, patterns, title }) =>
    patterns.map((address, index) => ({
      address,
      ...(!address.includes(':') && !headedByName.includes(name) && { title }),
      isAgain: index > 0,
      isShared: ofSuperadmin.includes(name),
    })),
  );
}
