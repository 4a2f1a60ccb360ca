import { formatPhoneAsTyped } from '#domain/person/phone.ts';
import { regroup, type TypedFormat } from './typed-format.ts';

/** A mobile number, grouped while it is typed: `0300-1234567`. The value is its digits, as they are stored; an empty field is null. */
export const typedPhone: TypedFormat<string | null> = {
  edit: (edit) => regroup(edit, formatPhoneAsTyped),
  read: (text) => formatPhoneAsTyped(text).replace('-', '') || null,
  show: (value) => formatPhoneAsTyped(value ?? ''),
};
