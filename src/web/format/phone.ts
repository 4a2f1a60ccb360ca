import { formatPhone, parsePhone } from '#domain/person/phone.ts';

/** `03xx-xxxxxxx`. The server stores only phones; any other text is shown unchanged. */
export function formatStoredPhone(stored: string): string {
  const phone = parsePhone(stored);
  return phone === null ? stored : formatPhone(phone);
}
