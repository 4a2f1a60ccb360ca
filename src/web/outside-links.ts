import { internationalPhone, type Phone } from '#domain/phone.ts';

export function telephoneLink(phone: Phone): string {
  return `tel:+${internationalPhone(phone)}`;
}

export function whatsAppLink(phone: Phone): string {
  return `https://wa.me/${internationalPhone(phone)}`;
}

export function emailLink(email: string): string {
  // Escaped, because a visitor wrote it: a `?` in it must not add a subject or a second recipient.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
