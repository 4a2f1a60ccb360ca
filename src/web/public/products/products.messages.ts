import type { Phrase } from '#domain/language.ts';

export const productsMessages = {
  title: { en: 'What families take', ur: 'لوگ قسطوں پر کیا لیتے ہیں' },
  lead: {
    en: 'Each at its shop price, in installments that add up to that price. Not here? Ask: we buy on order.',
    ur: 'ہر چیز دکان کی قیمت پر؛ سب قسطیں مل کر وہی قیمت بنتی ہیں۔ آپ کی چیز یہاں نہیں؟ پوچھ لیجیے، ہم منگوا دیتے ہیں۔',
  },
  leadWithoutPrices: {
    en: 'Each in equal installments that add up to its price. Not here? Ask: we buy on order.',
    ur: 'ہر چیز برابر قسطوں میں؛ سب قسطیں مل کر وہی قیمت بنتی ہیں۔ آپ کی چیز یہاں نہیں؟ پوچھ لیجیے، ہم منگوا دیتے ہیں۔',
  },
  gone: {
    en: 'That thing is no longer on the list. This is what we have today.',
    ur: 'وہ چیز اب فہرست میں نہیں۔ آج یہ سامان موجود ہے۔',
  },
  kinds: { en: 'Kinds of goods', ur: 'سامان کی قسمیں' },
  all: { en: 'All', ur: 'تمام' },
  comma: { en: ', ', ur: '، ' },
  which: { en: 'Search all the goods', ur: 'سارے سامان میں تلاش کریں' },
  none: { en: 'Not here? Ask: we buy on order.', ur: 'آپ کی چیز یہاں نہیں؟ پوچھ لیجیے، ہم منگوا دیتے ہیں۔' },
  eachMonth: { en: 'Rs {amount} a month', ur: '{amount} روپے ماہانہ' },
  terms: { en: '{months} times, down {down}', ur: '{months} قسطیں، پیشگی {down}' },
  sum: { en: 'Total {total} = the price', ur: 'کل {total} = قیمت' },
  upTo: { en: 'in up to {months} months', ur: '{months} ماہ تک کی قسطوں میں' },
  parts: { en: 'Pages of the list', ur: 'فہرست کے صفحے' },
  askThePrice: {
    en: 'Ask for today’s price. The installments add up to it, and nothing more.',
    ur: 'آج کی قیمت پوچھ لیجیے۔ سب قسطیں مل کر وہی قیمت بنتی ہیں، ایک روپیہ بھی زیادہ نہیں۔',
  },
  everyTerm: { en: 'By the number of months', ur: 'مہینوں کے حساب سے' },
  another: { en: 'Another thing or another price', ur: 'کوئی اور چیز یا کوئی اور قیمت' },
  described: {
    en: 'Rs {amount} a month, {months} times. No interest: the total is the price, Rs {total}.',
    ur: 'ماہانہ {amount} روپے، {months} قسطیں۔ بلا سود: کل ادائیگی وہی قیمت، {total} روپے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The sentences of the search, which its script fills. */
export const saidBySearch = {
  found: { en: 'Found: {count}', ur: 'نتائج: {count}' },
  failed: {
    en: 'The search did not load. Check your connection and type again.',
    ur: 'تلاش نہیں ہو سکی۔ انٹرنیٹ دیکھ کر دوبارہ لکھیے۔',
  },
  eachMonth: productsMessages.eachMonth,
  terms: productsMessages.terms,
  sum: productsMessages.sum,
  upTo: productsMessages.upTo,
} as const satisfies Record<string, Phrase>;
