import type { Customer } from '#contract/lending/customers.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

interface Whereabouts {
  readonly phone: string;
  readonly address: string;
}

/** True when somebody has the customer's address, in either spelling, or one of their phone numbers. It is a hint and proves nothing. */
export function sharesHousehold(
  { phone, address }: Whereabouts,
  customer: Pick<Customer, 'phone' | 'secondPhone' | 'address'>,
): boolean {
  const isSameAddress = Object.values(customer.address).some(
    (theirs) => theirs !== null && foldForSearch(theirs) === foldForSearch(address),
  );
  return isSameAddress || phone === customer.phone || phone === customer.secondPhone;
}
