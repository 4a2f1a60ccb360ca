import { formatPhoneAsTyped } from '#domain/person/phone.ts';

/** The text of a phone field, and the place of the caret in it. */
export interface PhoneEdit {
  readonly value: string;
  readonly caret: number;
}

/** Formats the text of the field. The caret stays behind the same digits, even when characters before them change. */
export function editPhone(raw: string, caret: number): PhoneEdit {
  const value = formatPhoneAsTyped(raw);
  return { value, caret: Math.min(formatPhoneAsTyped(raw.slice(0, caret)).length, value.length) };
}

/** Replaces the selection by a pasted text. */
export function pastePhone(value: string, pasted: string, start: number, end: number): PhoneEdit {
  const before = value.slice(0, start) + pasted;
  return editPhone(before + value.slice(end), before.length);
}
