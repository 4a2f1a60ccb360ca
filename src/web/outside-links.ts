import { internationalPhone, type Phone } from '#domain/person/phone.ts';

export function telephoneLink(phone: Phone): string {
  return `tel:+${internationalPhone(phone)}`;
}

export function whatsAppLink(phone: Phone): string {
  return `https://wa.me/${internationalPhone(phone)}`;
}

/** A chat with a prepared text, which the sender still sees and sends. */
export function whatsAppMessageLink(phone: Phone, text: string): string {
  return `${whatsAppLink(phone)}?text=${encodeURIComponent(text)}`;
}

export function emailLink(email: string): string {
  // Escaped, because a visitor wrote it: a `?` in it must not add a subject or a second recipient.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Opens the messages of the phone with a text, which a person then sends. */
export function smsLink(phone: Phone, text: string): string {
  return `sms:+${internationalPhone(phone)}?body=${encodeURIComponent(text)}`;
}
