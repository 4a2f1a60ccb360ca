import { useEffect } from 'react';
import { unreadText } from './notices.messages.ts';

/** The count that an earlier update put before the title. */
const counted = /^\(\d+\+?\) /;

/** Puts the count before the title of the tab, whatever page is open: `(3) Customers – Qist`. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(counted, '');
      const wanted = unread === 0 ? title : `(${unreadText(unread)}) ${title}`;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const pageChanges = new MutationObserver(write);
    pageChanges.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      pageChanges.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [unread]);
}
