import { customerEndpoints, type Officer } from '#contract/lending/customers.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The possible officers of a branch, or of all branches; none until they have loaded. */
export function useOfficers(branchId: string | undefined): readonly Officer[] {
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  return officers.filter(
    (officer) => branchId === undefined || officer.branchId === branchId || officer.branchId === null,
  );
}

/** The same as a filter offers them. */
export function useOfficerChoices(branchId: string | undefined) {
  const language = useLanguage();
  return useOfficers(branchId).map((officer) => ({
    value: officer.id,
    label: pickWritten(officer.fullName, language),
  }));
}
