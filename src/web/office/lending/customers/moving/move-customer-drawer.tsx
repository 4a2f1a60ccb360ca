import { useRole } from '#web/office/shell/use-area.ts';
import { MoveCustomers } from './move-customers.tsx';

interface MoveCustomerDrawerProps {
  readonly id: string;
  readonly close: () => void;
}

/** Moves one customer, from wherever the office shows them. */
export function MoveCustomerDrawer({ id, close }: MoveCustomerDrawerProps) {
  const reachesAll = useRole() === 'superadmin';
  return <MoveCustomers reachesAll={reachesAll} which={{ ids: [id] }} onClose={close} />;
}
