import { useCarriedOver } from './desk/contact-requests/conversion/use-carried-over.ts';
import { NewCustomerPage } from './lending/customers/new-customer-page.tsx';

/** Put together here, because a customer may be made of a contact request, and the desk lies above lending. */
export function NewCustomer() {
  return <NewCustomerPage origin={useCarriedOver()} />;
}
