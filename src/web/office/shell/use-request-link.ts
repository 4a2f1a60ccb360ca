import { withQuery } from '#web/paths.ts';
import { useArea } from './use-area.ts';
import { useMay } from './use-may.ts';

/** The link to a contact request in the reader's area: open beside the list of all, whatever its status. */
export function useRequestLink(): (id: string) => string {
  const area = useArea();
  const list = useMay('contact-requests.assign') ? area.contactRequests() : area.myContactRequests();
  return (id) => withQuery(list, { tab: 'all', open: id });
}
