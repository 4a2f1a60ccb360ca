import type { Phrase } from '#domain/language.ts';
import type { PageName } from '../pages.ts';

export const messages = {
  lead: {
    en: 'This page is still being built. Here you will:',
    ur: 'یہ صفحہ ابھی تیار ہو رہا ہے۔ آپ یہاں یہ کام کریں گے:',
  },
  openRequests: { en: 'Open Contact Requests', ur: 'رابطے کی درخواستیں دیکھیں' },
} as const satisfies Record<string, Phrase>;

/** What one will do on each page that is not there yet. A page leaves this list when it is built. */
export const plannedTasks: Readonly<Partial<Record<PageName, readonly Phrase[]>>> = {
  imports: [
    {
      en: 'bring in customers and running agreements from a spreadsheet',
      ur: 'اسپریڈشیٹ سے صارفین اور جاری معاہدے شامل کریں گے',
    },
    {
      en: 'try it first: every row is checked, and nothing is stored until all are right',
      ur: 'پہلے آزمائش کریں گے: ہر سطر جانچی جائے گی، اور جب تک سب درست نہ ہوں کچھ محفوظ نہیں ہوگا',
    },
  ],
};
