import { authAddresses } from '#web/api/auth-addresses.ts';
import { lenderName } from '#web/ui/brand.messages.ts';
import { useEndpoint } from '../kit/data/use-endpoint.ts';

/** Whose house this is; the name that the product came with, until the lender's own is here. */
export function useLender() {
  const { data } = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  return data ?? { name: lenderName };
}
