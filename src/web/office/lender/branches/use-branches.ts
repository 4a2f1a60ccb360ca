import { useQuery } from '@tanstack/react-query';
import { type Branch, branchEndpoints } from '#contract/lender/branches.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';

/** Where the memory of the server keeps the branches. */
export const branchesKey = ['branches'];

/** Every branch of the lender; none until they are here. */
export function useBranches(): readonly Branch[] {
  const { data } = useQuery({
    queryKey: branchesKey,
    queryFn: ({ signal }) => call(branchEndpoints.listBranches, { signal }),
  });
  return data?.data ?? [];
}

/** The branches to choose from, by city. */
export function useBranchChoices() {
  const pick = usePick();
  return useBranches().map(({ id, city }) => ({ value: id, label: pick(city) }));
}
