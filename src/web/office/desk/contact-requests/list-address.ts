import { type FormType, formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { pagePath } from '#web/office/pages.ts';
import { withQuery } from '#web/paths.ts';

/** Everything that the list shows, as it stands in the address: it can be bookmarked, sent, and gone back to. */
export interface ListAddress {
  readonly search?: string | undefined;
  readonly formType?: FormType | undefined;
  readonly cursor?: string | undefined;
  /** The request that is open beside the list. */
  readonly request?: string | undefined;
}

/** With this many digits a search may be somebody's phone. */
const tellingDigits = 4;

/**
 * A search that may be a phone stands in no address, where histories, logs and links would keep it. It goes with the entry
 * in the tab's own history instead, so that going back and reloading still find it.
 */
function isForAddress(search: string): boolean {
  return toLatinDigits(search).replace(/\D/g, '').length < tellingDigits;
}

/** What goes with the history entry of a list that is searched. */
export function searchState(search: string | undefined): { readonly search?: string } {
  return search === undefined || isForAddress(search) ? {} : { search };
}

/** Reads an address and what goes with its history entry, which any earlier version of the program may have written. */
export function readListAddress(params: URLSearchParams, state: unknown): ListAddress {
  const kept = typeof state === 'object' && state !== null && 'search' in state ? state.search : undefined;
  return {
    search: params.get('search')?.trim() || (typeof kept === 'string' && kept) || undefined,
    formType: formTypes.find((known) => known === params.get('formType')),
    cursor: params.get('cursor') || undefined,
    request: params.get('request') || undefined,
  };
}

export function listPath({ search, formType, cursor, request }: ListAddress): string {
  const shown = search !== undefined && isForAddress(search) ? search : undefined;
  return withQuery(pagePath('superadmin', 'contactRequests'), { search: shown, formType, cursor, request });
}
