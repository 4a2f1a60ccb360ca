import { invariant } from '#domain/invariant.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { Rupees } from './rupees.ts';
import { urduNumbers } from './urdu-numbers.ts';

const englishOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

interface Unit {
  readonly size: number;
  readonly name: string;
}

/**
 * South Asian numbering, largest first: above the thousand each unit is a hundred times the one below. English stops at the
 * crore.
 */
const units: Phrase<readonly Unit[]> = {
  en: [
    { size: 1e7, name: 'crore' },
    { size: 1e5, name: 'lakh' },
    { size: 1e3, name: 'thousand' },
    { size: 100, name: 'hundred' },
  ],
  ur: [
    { size: 1e11, name: 'کھرب' },
    { size: 1e9, name: 'ارب' },
    { size: 1e7, name: 'کروڑ' },
    { size: 1e5, name: 'لاکھ' },
    { size: 1e3, name: 'ہزار' },
    { size: 100, name: 'سو' },
  ],
};

function englishBelowHundred(number: number): string {
  if (number < 20) return englishOnes[number] ?? '';
  const tens = englishTens[Math.trunc(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${englishOnes[number % 10]}`;
}

const belowHundred: Phrase<(number: number) => string> = {
  en: englishBelowHundred,
  ur: (number) => urduNumbers[number] ?? '',
};

function numberInWords(number: number, language: Language): string {
  const words: string[] = [];
  let rest = number;
  for (const { size, name } of units[language]) {
    if (rest < size) continue;
    words.push(numberInWords(Math.trunc(rest / size), language), name);
    rest %= size;
  }
  if (rest > 0 || words.length === 0) words.push(belowHundred[language](rest));
  return words.join(' ');
}

/**
 * The amount as a receipt spells it out, so that a figure can't be altered: `Rupees one lakh fifty thousand only`,
 * `مبلغ ایک لاکھ پچاس ہزار روپے صرف`. The amount is not negative.
 */
export function amountInWords(amount: Rupees): Phrase {
  invariant(amount >= 0, `an amount on paper is not negative, as ${amount} is`);
  return {
    en: `${amount === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(amount, 'en')} only`,
    ur: `مبلغ ${numberInWords(amount, 'ur')} ${amount === 1 ? 'روپیہ' : 'روپے'} صرف`,
  };
}
