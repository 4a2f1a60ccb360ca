import { pagePath } from '#web/office/pages.ts';
import { withQuery } from '#web/paths.ts';

const names = ['actor', 'action', 'subject', 'branch', 'from', 'until', 'cursor'] as const;

/** Everything that the list shows, as it stands in the address. */
export type ListAddress = { readonly [Name in (typeof names)[number]]?: string | undefined };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads an address; an empty filter and a day that is none are no filters. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const given = names.map((name) => [name, params.get(name) || undefined] as const);
  const isKept = ([name, value]: (typeof given)[number]) =>
    value !== undefined && ((name !== 'from' && name !== 'until') || day.test(value));
  return Object.fromEntries(given.filter(isKept));
}

export function listPath(address: ListAddress): string {
  return withQuery(pagePath('superadmin', 'audit'), address);
}

/** The filters as the contract calls them. */
export function filtersOf({ actor, action, subject, branch, from, until }: ListAddress) {
  return { actorId: actor, action, subjectId: subject, branchId: branch, from, until };
}
