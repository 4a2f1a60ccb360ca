import { useNavigate } from 'react-router';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { openedDrawerIn, withDrawer } from '#web/office/kit/overlay/opened-drawer.ts';
import type { DrawerName } from '../../drawers.ts';

/**
 * Opens a drawer of the table over the page: `openDrawer('recordPayment', agreementId)`. Two calls open it once. With `replace`
 * closing it leads to the page before. Its form can begin with what was typed before, which stays with the history entry.
 */
export function useOpenDrawer(): (
  name: DrawerName,
  id: string,
  history?: 'push' | 'replace',
  begun?: object,
) => void {
  const navigate = useNavigate();
  return (name, id, history = 'push', begun = {}) => {
    const { search, state } = latestPlace();
    const opened = openedDrawerIn(state);
    if (opened?.name === name && opened.id === id && !opened.isDone) return;
    void navigate(
      { search },
      { replace: history === 'replace', state: { ...withDrawer(state, { name, id }), ...begun } },
    );
  };
}
