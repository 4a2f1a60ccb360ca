import { useQuery } from '@tanstack/react-query';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { lenderName } from '#web/ui/brand.messages.ts';

/** Where the memory of the server keeps who the lender is. */
export const lenderKey = ['lender'];

/** Whose house this is; the name that the product came with, until the lender's own is here. */
export function useLender() {
  const { data } = useQuery({
    queryKey: lenderKey,
    queryFn: ({ signal }) => call(authAddresses.getLender, { signal }),
    staleTime: 300_000,
  });
  return data?.data ?? { name: lenderName };
}
