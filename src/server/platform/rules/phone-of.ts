import { type Phone, parsePhone } from '#domain/person/phone.ts';

/** A phone written in the lender's own content; a mistyped one stops the start instead of standing on the site. */
export function phoneOf(written: string): Phone {
  const phone = parsePhone(written);
  if (phone === null)
    throw new Error(`${written} in the lender's content is not a mobile number of Pakistan`);
  return phone;
}
