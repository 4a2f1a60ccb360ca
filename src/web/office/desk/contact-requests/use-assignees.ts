import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { withLoad } from './assign-bar.messages.ts';

/** The people who can be assigned, each with their branch and their number of open requests; none until they have loaded. */
export function useAssignees() {
  const pick = usePick();
  const { data: staff = [] } = useEndpoint(contactRequestEndpoints.listRequestAssignees, {});
  return staff.map(({ id, name, branch, openRequests }) => ({
    id,
    fullName: { own: name.en, ur: name.ur },
    note: pick(withLoad)(branch && pick(branch.city), openRequests),
  }));
}
