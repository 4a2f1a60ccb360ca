import type { Phrase } from '#domain/language.ts';
import { messages as palette } from '../palette/palette.messages.ts';
import type { Subject } from './subjects.ts';

export const messages = {
  title: { en: 'All pages', ur: 'تمام صفحات' },
  find: { en: 'Find a page', ur: 'صفحہ تلاش کریں' },
  goTo: { en: 'G, then a letter, goes there from anywhere', ur: 'پہلے G، پھر حرف: کہیں سے بھی وہاں پہنچیں' },
  lately: palette.lately,
  none: { en: 'No page has this name', ur: 'اس نام کا کوئی صفحہ نہیں' },
} as const satisfies Record<string, Phrase>;

export const subjectNames: Readonly<Record<Subject, Phrase>> = {
  lending: { en: 'Customers and lending', ur: 'صارفین اور معاہدے' },
  money: { en: 'Money', ur: 'وصولی اور بقایا' },
  desk: { en: 'Desk', ur: 'دفتر کا کام' },
  lender: { en: 'The lender', ur: 'ادارہ' },
  site: { en: 'The site', ur: 'ویب سائٹ' },
};
