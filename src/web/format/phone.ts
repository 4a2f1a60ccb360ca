import { formatPhone, parsePhone } from '#domain/person/phone.ts';

/** `03xx-xxxxxxx`. The server only stores phones; should one ever not read as such, it is shown as it is. */
export function formatStoredPhone(stored: string): string {
  const phone = parsePhone(stored);
  return phone === null ? stored : formatPhone(phone);
}
