import { settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The designations of the office rules; none until they have loaded. */
export function useDesignationChoices() {
  const pick = usePick();
  const { data: settings } = useEndpoint(settingsEndpoints.getSettings);
  const list = settings?.officeRules.content.designations ?? [];
  return list.flatMap(({ id, name }) => (id === null ? [] : { value: id, label: pick(name) }));
}
