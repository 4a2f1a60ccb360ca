import { MoveCustomers } from './move-customers.tsx';

interface MoveCustomerDrawerProps {
  readonly id: string;
  readonly close: () => void;
}

/** Moves one customer, from wherever the office shows them. */
export function MoveCustomerDrawer({ id, close }: MoveCustomerDrawerProps) {
  return <MoveCustomers which={{ ids: [id] }} onClose={close} />;
}
