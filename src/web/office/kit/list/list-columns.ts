import { createContext } from 'react';
import { useLocation } from 'react-router';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useEndpoint } from '../data/use-endpoint.ts';

interface NamedColumn {
  readonly key: string;
  readonly header: string;
}

/** The columns of the list around, for the control that chooses among them. */
export const ListColumns = createContext<readonly NamedColumn[]>([]);

/** The path of the open list within its area: the same list has another address in each. */
export function useListPath(): string {
  return useLocation().pathname.split('/').slice(2).join('/');
}

/** The keys of the columns that the reader hides in the open list. */
export function useHiddenColumns(): readonly string[] {
  const path = useListPath();
  const { data } = useEndpoint(authAddresses.getSession);
  return data?.hiddenColumns.find(({ list }) => list === path)?.columns ?? [];
}

interface HideableColumn {
  readonly isAction?: boolean;
}

/** The columns that can be hidden: the first names the row, and one without a name has its actions. */
export function hideable<Column extends HideableColumn>(columns: readonly Column[]): readonly Column[] {
  return columns.slice(1).filter(({ isAction }) => !isAction);
}
