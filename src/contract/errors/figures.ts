import type { Phrase } from '#domain/language.ts';
import { rupees } from '#domain/money/rupees.ts';
import { rupeesParts } from '#domain/money/rupees-parts.ts';

/** An amount inside a sentence; isolated in Urdu, where the words around it run the other way. */
export const inRupees: Phrase<(amount: number) => string> = {
  en: (amount) => `Rs ${rupeesParts(rupees(amount)).digits}`,
  ur: (amount) => `\u2066${rupeesParts(rupees(amount)).digits}\u2069 روپے`,
};

const months: Phrase<readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ur: [
    'جنوری',
    'فروری',
    'مارچ',
    'اپریل',
    'مئی',
    'جون',
    'جولائی',
    'اگست',
    'ستمبر',
    'اکتوبر',
    'نومبر',
    'دسمبر',
  ],
};

/** A day inside a sentence, of a date `YYYY-MM-DD`: `20 November 2026`. */
export const onDay: Phrase<(date: string) => string> = { en: dayIn('en'), ur: dayIn('ur') };

/** A month inside a sentence, of any of its days: `November 2026`. */
export const inMonth: Phrase<(date: string) => string> = { en: monthIn('en'), ur: monthIn('ur') };

function monthIn(language: keyof typeof months): (date: string) => string {
  return (date) => {
    const [year, month] = date.split('-').map(Number);
    return `${months[language][(month ?? 1) - 1]} ${year}`;
  };
}

function dayIn(language: keyof typeof months): (date: string) => string {
  return (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${day} ${months[language][(month ?? 1) - 1]} ${year}`;
  };
}
