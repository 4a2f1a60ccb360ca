import { internationalPhone, type Phone } from '#domain/person/phone.ts';

/** `+92 300 0000000`, as the lender's own numbers are written for visitors. */
export function formatInternationalPhone(phone: Phone): string {
  const digits = internationalPhone(phone);
  return `+${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}
