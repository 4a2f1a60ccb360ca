import { customerEndpoints } from '#contract/lending/customers.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The people to choose from as officers of a branch, or of all of them; none until they are here. */
export function useOfficerChoices(branchId: string | undefined) {
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  return officers
    .filter((officer) => branchId === undefined || officer.branchId === branchId || officer.branchId === null)
    .map(({ id, fullName }) => ({ value: id, label: fullName }));
}
