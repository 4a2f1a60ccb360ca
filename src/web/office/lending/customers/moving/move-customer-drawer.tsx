import type { DrawerProps } from '#web/office/drawers.ts';
import { useRole } from '#web/office/shell/use-area.ts';
import { MoveCustomers } from './move-customers.tsx';

/** Moves one customer, from wherever the office shows them. */
export function MoveCustomerDrawer({ id, close }: DrawerProps) {
  const reachesAll = useRole() === 'superadmin';
  return <MoveCustomers reachesAll={reachesAll} which={{ ids: [id] }} onClose={close} />;
}
