import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Keyboard', ur: 'کی بورڈ' },
  lead: {
    en: 'Single letters rest while you type. Settings turns them off.',
    ur: 'لکھتے وقت ایک حرف والے شارٹ کٹ کام نہیں کرتے۔ ترتیبات میں بند کیے جا سکتے ہیں۔',
  },
  anywhere: { en: 'Anywhere', ur: 'ہر جگہ' },
  search: { en: 'Search or command', ur: 'تلاش یا حکم' },
  find: { en: 'Search this list', ur: 'اسی فہرست میں تلاش' },
  thisSheet: { en: 'This sheet', ur: 'یہ فہرست' },
  close: { en: 'Close', ur: 'بند کریں' },
  undo: { en: 'Undo the last change, for six seconds', ur: 'آخری تبدیلی چھ سیکنڈ کے اندر واپس لیں' },
  onThisPage: { en: 'On this page', ur: 'اس صفحے پر' },
  inList: { en: 'In a list', ur: 'فہرست میں' },
  rows: { en: 'Next, previous row', ur: 'اگلی، پچھلی سطر' },
  open: { en: 'Open', ur: 'کھولیں' },
  tabs: { en: 'Previous, next view', ur: 'پچھلا، اگلا حصہ' },
  chooseRow: { en: 'Choose a row', ur: 'سطر چنیں' },
  chooseRange: { en: 'Choose all rows up to here', ur: 'یہاں تک کی تمام سطریں چنیں' },
  clearChoice: { en: 'Clear the choice', ur: 'انتخاب ختم کریں' },
  inSearch: { en: 'In the search', ur: 'تلاش میں' },
  choose: { en: 'Choose', ur: 'چنیں' },
  pay: { en: 'Take a payment of the customer', ur: 'صارف کی ادائیگی لیں' },
  goTo: { en: 'G, then a letter', ur: 'پہلے G، پھر ایک حرف' },
} as const satisfies Record<string, Phrase>;
