import { RequestBeside } from './desk/contact-requests/conversion/request-beside.tsx';
import { useCarriedOver } from './desk/contact-requests/conversion/use-carried-over.ts';
import { NewCustomerPage } from './lending/customers/new-customer-page.tsx';

/** Assembled here, because a customer may come from a contact request, and the desk lies above lending. */
export function NewCustomer() {
  const carried = useCarriedOver();
  const origin = carried && { ...carried, beside: <RequestBeside id={carried.requestId} /> };
  return <NewCustomerPage origin={origin} />;
}
