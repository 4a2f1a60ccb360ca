import type { Role } from '#domain/rights/role.ts';
import { pagesOf } from '#web/office/pages.ts';

/** Every address of a role's area that the app routes; a parameter is written `:name`. */
export function addressesOf(role: Role): string[] {
  return pagesOf(role).flatMap(({ patterns }) => patterns);
}
