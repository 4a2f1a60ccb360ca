import { useDebouncedValue } from '@mantine/hooks';
import { type Customer, customerEndpoints, type SimilarCustomer } from '#contract/lending/customers.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { CustomerValues } from './customer-values.ts';

const pauseMs = 300;

/** Who else has the CNIC or the phone that was entered; asked once a number is whole. Nothing of it is kept in the browser. */
export function useSimilarCustomers(
  values: Pick<CustomerValues, 'cnic' | 'phone'>,
  customer: Customer | null,
): readonly SimilarCustomer[] {
  const cnic = parseCnic(values.cnic ?? '');
  const phone = parsePhone(values.phone ?? '');
  // A family that shares a phone is known to. It is told of when the number is entered.
  const newPhone = phone === customer?.phone ? null : phone;
  const [askedCnic] = useDebouncedValue(cnic, pauseMs);
  const [askedPhone] = useDebouncedValue(newPhone, pauseMs);
  const isAsked = (cnic !== null || newPhone !== null) && askedCnic === cnic && askedPhone === newPhone;
  const { data } = useEndpoint(
    customerEndpoints.findSimilarCustomers,
    { body: { cnic: askedCnic, phone: askedPhone, exceptId: customer?.id ?? null } },
    { enabled: isAsked, gcTime: 0 },
  );
  return isAsked ? (data ?? []) : [];
}
