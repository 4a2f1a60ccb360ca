import type { ListRows } from '#domain/list-rows.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useEndpoint } from '../data/use-endpoint.ts';

/** How much room the signed-in user wants for a row of a list. */
export function useListRows(): ListRows {
  return useEndpoint(authAddresses.getSession).data?.listRows ?? 'comfortable';
}
