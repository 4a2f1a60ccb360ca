import { withQuery } from '#web/paths.ts';
import { useArea } from './use-area.ts';
import { useMay } from './use-may.ts';

/** Where the reader's area shows a contact request: open beside its list. */
export function useRequestLink(): (id: string) => string {
  const area = useArea();
  const list = useMay('contact-requests.assign') ? area.contactRequests() : area.myContactRequests();
  return (id) => withQuery(list, { open: id });
}
