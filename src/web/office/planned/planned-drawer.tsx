import { usePick } from '#web/i18n/language.ts';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import type { DrawerProps } from '../drawers.ts';
import { messages } from './planned.messages.ts';

/** In the place of a drawer, until it is built. */
export function PlannedDrawer({ close }: DrawerProps) {
  const pick = usePick();
  return (
    <Drawer title={pick(messages.drawerTitle)} onClose={close}>
      <p>{pick(messages.drawerText)}</p>
    </Drawer>
  );
}
