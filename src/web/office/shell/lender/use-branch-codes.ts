import { branchEndpoints } from '#contract/lender/branches.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The branches by the code that files and numbers have; none until they have loaded. */
export function useBranchCodes() {
  const { data: branches = [] } = useEndpoint(branchEndpoints.listBranches, { query: {} });
  return branches.map(({ id, code, city }) => ({ id, code, city }));
}
