import { authAddresses } from '#web/api/auth-addresses.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { lenderName } from '#web/ui/brand.messages.ts';

/** The lender's name; the product's own until it has arrived. */
export function useLender() {
  const { data } = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  return data ?? { name: lenderName };
}
