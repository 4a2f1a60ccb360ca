import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { call } from '#web/api/client.ts';

const queryKey = ['profile'];

/** The user's own account, as the server has it. */
export function useProfile() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(profileEndpoints.getProfile, { signal })).data,
  });
}

/** Remembers what the server answered to a change. */
export function keepProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(queryKey, profile);
}

/** The second step was set up or turned off, which the session tells too. */
export async function askProfileAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: ['session'] }),
  ]);
}
