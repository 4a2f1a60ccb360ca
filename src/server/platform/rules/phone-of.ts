import { type Phone, parsePhone } from '#domain/person/phone.ts';

/** A phone in the lender's default content. A mistyped one fails the start instead of being on the site. */
export function phoneOf(written: string): Phone {
  const phone = parsePhone(written);
  if (phone === null)
    throw new Error(`${written} in the lender's content is not a mobile number of Pakistan`);
  return phone;
}
