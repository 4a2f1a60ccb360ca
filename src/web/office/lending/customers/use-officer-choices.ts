import { customerEndpoints } from '#contract/lending/customers.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The officers to choose from, of one branch or of all within reach; none until they are here. */
export function useOfficerChoices(branchId?: string | null) {
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  return officers
    .filter((officer) => !branchId || officer.branchId === branchId)
    .map(({ id, fullName }) => ({ value: id, label: fullName }));
}
