import type { Language } from '#domain/language.ts';

/** A number as a person types it on the keyboard of a language: in Urdu with its own digits. */
export function typedDigits(number: number, language: Language): string {
  return language === 'en'
    ? `${number}`
    : `${number}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
}
