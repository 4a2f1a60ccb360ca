import type { ListRows } from '#domain/list-rows.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useEndpoint } from '../data/use-endpoint.ts';

/** The row height that the signed-in user prefers for lists. */
export function useListRows(): ListRows {
  return useEndpoint(authAddresses.getSession).data?.listRows ?? 'comfortable';
}
