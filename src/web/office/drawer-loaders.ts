import type { ComponentType } from 'react';
import type { DrawerName, DrawerProps } from './drawers.ts';

type DrawerLoader = () => Promise<ComponentType<DrawerProps>>;

/** Not built yet: says so. */
const planned: DrawerLoader = async () => (await import('./planned/planned-drawer.tsx')).PlannedDrawer;

/** How each drawer is fetched. Beside the table and not in it, because drawers open each other. */
export const drawerLoaders: Readonly<Record<DrawerName, DrawerLoader>> = {
  recordPayment: planned,
  recordRecovery: planned,
  refundOverpayment: planned,
  moveOverpayment: planned,
  activateAgreement: planned,
  requestRelief: planned,
  requestWriteOff: planned,
  requestReschedule: planned,
  undoReschedule: planned,
  logContact: planned,
  recordPromise: planned,
  requestReversal: planned,
  decide: planned,
};
