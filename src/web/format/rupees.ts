import type { Phrase } from '#domain/language.ts';
import { formatCount } from './count.ts';

/** For tables and papers: `Rs 150,000`, below zero `−Rs 500`, in both languages, never broken at its space; the caller isolates it left-to-right. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}Rs\u00a0${formatCount(Math.abs(amount))}`;
}

/** For sentences: `Rs 150,000`, in Urdu `150,000 روپے`. It reads in its language's own direction. The amount is not negative. */
export const saidRupees: Phrase<(amount: number) => string> = {
  en: formatRupees,
  ur: (amount) => `${formatCount(amount)} ${amount === 1 ? 'روپیہ' : 'روپے'}`,
};
