import { employeeStates } from '#contract/lender/employees.ts';
import { pagePath } from '#web/office/pages.ts';
import { withQuery } from '#web/paths.ts';

/** Everything that the list shows, as it stands in the address. */
export interface ListAddress {
  readonly search?: string | undefined;
  readonly branch?: string | undefined;
  readonly state?: (typeof employeeStates)[number] | undefined;
  readonly cursor?: string | undefined;
}

/** Reads an address; a filter that there is none of is no filter. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    search: params.get('search')?.trim() || undefined,
    branch: params.get('branch') || undefined,
    state: employeeStates.find((known) => known === params.get('state')),
    cursor: params.get('cursor') || undefined,
  };
}

export function listPath({ search, branch, state, cursor }: ListAddress): string {
  return withQuery(pagePath('superadmin', 'employees'), { search, branch, state, cursor });
}
