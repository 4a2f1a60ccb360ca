import { useLocation, useNavigate } from 'react-router';
import { withDrawer } from '#web/office/kit/overlay/opened-drawer.ts';
import type { DrawerName } from '../../drawers.ts';

/** Opens a drawer of the table over the page: `openDrawer('recordPayment', agreementId)`. */
export function useOpenDrawer(): (name: DrawerName, id: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (name, id) => void navigate({ search }, { state: withDrawer(state, { name, id }) });
}
