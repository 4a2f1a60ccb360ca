import type { Phrase } from '#domain/language.ts';
import { matchesWords } from './matches-words.ts';

/**
 * The words of people at a counter for a task, in English, in Urdu and in Urdu written in Latin letters, with the words in the
 * names of the pages and actions that they mean.
 */
const clerkWords: readonly { readonly said: readonly string[]; readonly means: readonly string[] }[] = [
  {
    said: ['take payment', 'receive money', 'collect', 'wasool', 'adaigi lena', 'رقم وصول', 'ادائیگی لیں'],
    means: ['record payment'],
  },
  {
    said: ['today', 'aaj', 'آج', 'my work', 'collections'],
    means: ['my day', 'due list', 'dashboard'],
  },
  { said: ['promise', 'wada', 'وعدہ'], means: ['record promise', 'promise', 'due list'] },
  {
    said: ['log call', 'call', 'phone call', 'rabta', 'کال', 'فون', 'رابطہ'],
    means: ['log contact', 'contact'],
  },
  {
    said: ['reverse', 'reversal', 'cancel payment', 'mansookh', 'منسوخ', 'غلط ادائیگی'],
    means: ['reversal', 'reverse', 'payments'],
  },
  { said: ['statement', 'goshwara', 'گوشوارہ'], means: ['statement', 'customers'] },
  { said: ['relief', 'riayat', 'رعایت', 'discount'], means: ['relief', 'customers'] },
  { said: ['agreement', 'muahida', 'معاہدہ', 'contract'], means: ['agreement', 'customers'] },
  { said: ['receipt', 'raseed', 'رسید'], means: ['receipt', 'payments', 'my day'] },
  { said: ['hand over', 'deposit', 'cash', 'naqad', 'نقد', 'حوالے'], means: ['my day', 'cash'] },
  {
    said: ['close day', 'close', 'day end', 'din band', 'دن بند', 'بند'],
    means: ['my day', 'month close', 'close'],
  },
  { said: ['print', 'chhapna', 'پرنٹ', 'چھاپیں'], means: ['print', 'receipt', 'statement', 'visit sheet'] },
  { said: ['help', 'keys', 'shortcuts', 'madad', 'مدد', 'شارٹ کٹ'], means: ['keyboard'] },
  { said: ['waiting', 'decide', 'manzoori', 'منظوری', 'approve'], means: ['approvals'] },
  { said: ['visit', 'mulaqat', 'ملاقات'], means: ['visit', 'visits'] },
  { said: ['add customer', 'naya sarif', 'نیا گاہک', 'gahak', 'گاہک'], means: ['new customer', 'customers'] },
];

/** True when a text names a page or an action, by the words of its name or by those that a clerk has for it. */
export function isMeant(name: Phrase, text: string): boolean {
  return (
    matchesWords(name, text) ||
    clerkWords.some(
      ({ said, means }) =>
        said.some((words) => matchesWords({ en: words, ur: words }, text)) &&
        means.some((words) => matchesWords(name, words)),
    )
  );
}
