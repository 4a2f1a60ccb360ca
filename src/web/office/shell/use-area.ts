import { createContext, useContext, useMemo } from 'react';
import type { Role } from '#domain/rights/role.ts';
import { type PageName, type PageParameters, pagePath, pages } from '../pages.ts';

/** The role of the open area. It comes from the routes, so it is still known while the user is signing out. */
export const AreaRole = createContext<Role | null>(null);

/** An address for each page: `area.customers()`, `area.editCustomer(id)`. */
export type Area = {
  readonly [Name in PageName]: (...parameters: PageParameters<Name>) => string;
};

export function useRole(): Role {
  const role = useContext(AreaRole);
  if (role === null) throw new Error('only a page of the office is in an area');
  return role;
}

/** Addresses in the area that is open, so that one page serves each area that it is in. */
export function useArea(): Area {
  const role = useRole();
  return useMemo(
    () =>
      Object.fromEntries(
        (Object.keys(pages) as PageName[]).map((name) => [
          name,
          (...parameters: PageParameters<PageName>) => pagePath(role, name, ...(parameters as [])),
        ]),
      ) as Area,
    [role],
  );
}
