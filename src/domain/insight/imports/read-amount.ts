import { toLatinDigits } from '#domain/person/digits.ts';

/** Text that people write around an amount: the currency before or after it, and the closing stroke. */
const around = /^(?:rs\.?|pkr|₨|روپے)|(?:rs\.?|pkr|₨|روپے|\/[-=]?)$/giu;
/** Separated by thousands or by lakhs, with nothing but zeros behind the point. */
const whole = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0+)?$/;

/**
 * Reads a whole number as written in a register, such as `Rs 1,50,000/-` or `۱۵۰۰۰`. Null for anything else, also for a
 * fraction of a rupee.
 */
export function readAmount(text: string): number | null {
  const figures = toLatinDigits(text).replaceAll('\u066C', ',').trim().replace(around, '').trim();
  if (!whole.test(figures)) return null;
  const amount = Number(figures.replaceAll(',', ''));
  return Number.isSafeInteger(amount) ? amount : null;
}
