import { useLocation, useNavigate } from 'react-router';

interface AddressQuery {
  readonly get: (name: string) => string | null;
  /** The query of a link to the same page with these changed. */
  readonly with: (changed: Readonly<Record<string, string>>) => string;
  /** The same page with only this query; the Back button leads to the one before. */
  readonly set: (query: Readonly<Record<string, string>>) => void;
}

/** The query of a page's address. The router's own hook would be loaded by every page, the sign-in page too. */
export function useAddressQuery(): AddressQuery {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    get: (name) => query.get(name),
    with: (changed) => `?${new URLSearchParams({ ...Object.fromEntries(query), ...changed })}`,
    set(changed) {
      // A user who has left the page during a save is not brought back.
      if (window.location.pathname !== pathname) return;
      void navigate({ search: String(new URLSearchParams(changed)) });
    },
  };
}
