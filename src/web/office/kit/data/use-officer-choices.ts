import { customerEndpoints } from '#contract/lending/customers.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from './use-endpoint.ts';

/** The people to choose from as officers of a branch, or of all of them; none until they are here. */
export function useOfficerChoices(branchId: string | undefined) {
  const language = useLanguage();
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  return officers
    .filter((officer) => branchId === undefined || officer.branchId === branchId || officer.branchId === null)
    .map((officer) => ({ value: officer.id, label: personName(officer, language) }));
}
