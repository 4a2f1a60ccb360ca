import { type FormType, formTypes } from '#contract/contact-forms.ts';
import { paths, withQuery } from '#web/paths.ts';

/** Everything that the list shows, as it stands in the address: it can be bookmarked, sent, and gone back to. */
export interface ListAddress {
  readonly search?: string | undefined;
  readonly formType?: FormType | undefined;
  readonly cursor?: string | undefined;
  /** The request that is open beside the list. */
  readonly request?: string | undefined;
}

/** Reads an address; a filter that there is none of is no filter. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    search: params.get('search')?.trim() || undefined,
    formType: formTypes.find((known) => known === params.get('formType')),
    cursor: params.get('cursor') || undefined,
    request: params.get('request') || undefined,
  };
}

export function listPath({ search, formType, cursor, request }: ListAddress): string {
  return withQuery(paths.admin.contactRequests, { search, formType, cursor, request });
}
