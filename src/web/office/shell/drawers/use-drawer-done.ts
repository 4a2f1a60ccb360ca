import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { openedDrawerIn, withDrawer } from '#web/office/kit/overlay/opened-drawer.ts';

/**
 * Marks the open drawer as done while its outcome is shown: a reload then leads to the page of the outcome, or leaves the page
 * alone, instead of beginning the task again.
 */
export function useDrawerDone(outcome?: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { search, state } = latestPlace();
    const opened = openedDrawerIn(state);
    if (opened === null || opened.isDone) return;
    void navigate(
      { search },
      {
        replace: true,
        state: withDrawer(state, { ...opened, isDone: true, ...(outcome !== undefined && { outcome }) }),
      },
    );
  }, [navigate, outcome]);
}
