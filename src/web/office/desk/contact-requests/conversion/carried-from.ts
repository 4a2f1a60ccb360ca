import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { hasUrduLetters } from '#web/format/urdu-letters.ts';
import type { CarriedOver } from './use-carried-over.ts';

type Written = Pick<
  ContactRequest,
  'id' | 'fullName' | 'phone' | 'email' | 'address' | 'language' | 'branch'
>;

/** The initial values of the new customer's form. Text in Urdu letters goes into the Urdu fields. */
export function carriedFrom(request: Written): CarriedOver {
  const { id, fullName, phone, email, address, language, branch } = request;
  return {
    requestId: id,
    values: {
      fullName: inItsScript(fullName),
      phone: formatStoredPhone(phone),
      email: email ?? '',
      address: inItsScript(address ?? ''),
      city: branch.city.en,
      language,
      branchId: branch.id,
    },
  };
}

function inItsScript(text: string) {
  return hasUrduLetters(text) ? { own: '', ur: text } : { own: text, ur: '' };
}
