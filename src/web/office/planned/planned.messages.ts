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
  reports: [
    {
      en: 'read the portfolio, what fell due, collections and ageing, on screen and on paper',
      ur: 'کل بقایا، واجبات، وصولی اور بقایا کی مدت اسکرین پر اور پرنٹ میں دیکھیں گے',
    },
    { en: 'export each report to a spreadsheet', ur: 'ہر رپورٹ اسپریڈشیٹ میں ایکسپورٹ کریں گے' },
  ],
};
