import { branchEndpoints } from '#contract/lender/branches.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The branches to choose from, by city; none until they have loaded. */
export function useBranchChoices() {
  const pick = usePick();
  const { data: branches = [] } = useEndpoint(branchEndpoints.listBranches, { query: {} });
  return branches.map(({ id, city }) => ({ value: id, label: pick(city) }));
}
