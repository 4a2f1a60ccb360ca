import type { ListRows } from '#domain/list-rows.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useEndpoint } from '../data/use-endpoint.ts';
import { useMediaQuery } from '../layout/use-media-query.ts';

/** A laptop whose rows are few. A phone has its own form of a row. */
const lowScreen = '(width >= 48em) and (height < 800px)';

/** The preference of the signed-in user for the rows of lists. */
export function useChosenListRows(): ListRows {
  return useEndpoint(authAddresses.getSession).data?.listRows ?? 'by_screen';
}

/** The row height of lists for the signed-in user on this screen. */
export function useListRows(): Exclude<ListRows, 'by_screen'> {
  const chosen = useChosenListRows();
  const isLow = useMediaQuery(lowScreen);
  if (chosen !== 'by_screen') return chosen;
  return isLow ? 'compact' : 'comfortable';
}
