import { useQuery } from '@tanstack/react-query';
import { settingsEndpoints } from '#contract/lender/settings.ts';
import { call } from '#web/api/client.ts';

/** Where the memory of the server keeps the settings. */
export const settingsKey = ['settings'];

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(settingsEndpoints.getSettings, { signal }),
    // What is being edited is not exchanged under the hands of whoever edits it.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
}
