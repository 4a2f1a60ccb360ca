import type { Phrase } from '#domain/language.ts';

export const calculatorMessages = {
  title: { en: 'What would it cost a month?', ur: 'ماہانہ قسط کتنی بنے گی؟' },
  lead: {
    en: 'Choose a thing or type its price. The installments add up to the price, and nothing more.',
    ur: 'کوئی چیز چنیے یا اس کی قیمت لکھیے۔ سب قسطیں مل کر وہی قیمت بنتی ہیں، ایک روپیہ بھی زیادہ نہیں۔',
  },
  choose: { en: 'Choose a thing', ur: 'چیز چنیے' },
  orPrice: { en: 'or type a price', ur: 'یا قیمت لکھیے' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  months: { en: 'How many months', ur: 'کتنے مہینے' },
  rupees: { en: 'rupees', ur: 'روپے' },
  priceInShop: { en: 'Price in the shop', ur: 'دکان کی قیمت' },
  youPay: { en: 'You pay', ur: 'آپ دیں گے' },
  nothingAdded: {
    en: 'Total = the price. Nothing added.',
    ur: 'کل ادائیگی = قیمت۔ ایک روپیہ بھی زیادہ نہیں۔',
  },
  ask: { en: 'Ask for this', ur: 'اس کی درخواست دیں' },
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  anExample: {
    en: 'An example. Your branch writes the exact schedule before you sign.',
    ur: 'یہ ایک مثال ہے۔ دستخط سے پہلے برانچ پورا شیڈول لکھ کر دیتی ہے۔',
  },
  examples: { en: 'Examples', ur: 'مثالیں' },
  thing: { en: 'Item', ur: 'چیز' },
  price: { en: 'Price, Rs', ur: 'قیمت، روپے' },
  installments: { en: 'Installments', ur: 'قسطیں' },
  aMonth: { en: 'Monthly', ur: 'ماہانہ' },
  total: { en: 'Total', ur: 'میزان' },
  allGoods: { en: 'All {count}', ur: 'تمام {count}' },
  schedule: { en: 'Schedule', ur: 'اقساط کا شیڈول' },
  dates: {
    en: 'For an agreement of today: first {first}, last {last}',
    ur: 'آج کے معاہدے میں پہلی قسط {first}، آخری {last}',
  },
  callUs: { en: 'Call us about your own thing', ur: 'اپنی چیز کے لیے فون کریں' },
} as const satisfies Record<string, Phrase>;

/** The texts that the script fills in. Each name in braces is an amount or a count. */
export const filledIn = {
  atLeast: { en: 'at least {percent} %', ur: 'کم از کم {percent} %' },
  amount: { en: 'Rs {amount}', ur: '{amount} روپے' },
  times: { en: 'a month, {months} times', ur: 'ماہانہ، {months} قسطیں' },
  timesOnce: { en: 'once, after a month', ur: 'ایک ہی قسط، ایک ماہ بعد' },
  lastDiffers: {
    en: 'a month, {months} times; the last Rs {last}',
    ur: 'ماہانہ، {months} قسطیں؛ آخری {last} روپے',
  },
  wrongPrice: {
    en: 'Type a price from Rs {least} to Rs {most}, in whole rupees.',
    ur: '{least} سے {most} روپے تک کی قیمت لکھیے، پورے روپوں میں۔',
  },
  wrongDownPayment: {
    en: 'Type a down payment from Rs {least} to Rs {most}.',
    ur: '{least} سے {most} روپے تک کی پیشگی ادائیگی لکھیے۔',
  },
  tooManyMonths: {
    en: 'This is too little for so many months. Choose fewer.',
    ur: 'اتنے مہینوں کے لیے یہ رقم بہت کم ہے۔ کم مہینے چنیے۔',
  },
  asked: {
    en: '{thing}Price Rs {price}, down payment Rs {down}, then Rs {amount} {times}.',
    ur: '{thing}قیمت {price} روپے، پیشگی ادائیگی {down} روپے، پھر {amount} روپے {times}۔',
  },
} as const satisfies Record<string, Phrase>;
