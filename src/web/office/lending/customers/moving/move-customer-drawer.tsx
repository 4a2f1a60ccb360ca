import { MoveCustomers } from './move-customers.tsx';

interface MoveCustomerDrawerProps {
  readonly id: string;
  readonly close: () => void;
}

/** Moves one customer, from any page of the office. */
export function MoveCustomerDrawer({ id, close }: MoveCustomerDrawerProps) {
  return <MoveCustomers which={{ ids: [id] }} onClose={close} />;
}
