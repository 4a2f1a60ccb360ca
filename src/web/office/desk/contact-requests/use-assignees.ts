import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { withLoad } from './assign-bar.messages.ts';

/** The people to give requests to, each with their branch and how many they have open; none until they are here. */
export function useAssignees() {
  const pick = usePick();
  const { data: staff = [] } = useEndpoint(contactRequestEndpoints.listRequestAssignees, {});
  return staff.map(({ id, name, branch, openRequests }) => ({
    id,
    fullName: name.en,
    fullNameUr: name.ur,
    note: pick(withLoad)(branch && pick(branch.city), openRequests),
  }));
}
