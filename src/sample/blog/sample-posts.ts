import type { Phrase } from '#domain/language.ts';

interface SamplePost {
  /** Of its address, its texts and its cover. */
  readonly name: string;
  readonly title: Phrase;
  readonly summary: Phrase;
  readonly coverAlt: Phrase;
  /** Days before the sample is loaded. */
  readonly publishedDaysAgo: number;
}

/** The published posts of the sample lender. The texts are in `texts/`, one file for each language. */
export const samplePosts: readonly SamplePost[] = [
  {
    name: 'starting-a-small-shop',
    title: { en: 'Starting a small shop', ur: 'چھوٹی دکان کا آغاز' },
    summary: {
      en: 'Sell before you buy, keep two purses, and let the machine earn its own installment.',
      ur: 'خریدنے سے پہلے گاہک دیکھیے، دو الگ گلّے رکھیے، اور مشین کو اپنی قسط خود کمانے دیجیے۔',
    },
    coverAlt: {
      en: 'A small shop with a striped awning and a sewing machine on its counter, in the evening sun',
      ur: 'شام کی دھوپ میں دھاری دار سائبان والی ایک چھوٹی دکان، کاؤنٹر پر سلائی مشین رکھی ہے',
    },
    publishedDaysAgo: 9,
  },
  {
    name: 'how-to-check-a-receipt',
    title: { en: 'How to check a receipt', ur: 'رسید کیسے جانچیں' },
    summary: {
      en: 'Half a minute with your phone tells you whether a receipt is ours and still valid.',
      ur: 'فون پر آدھے منٹ میں معلوم ہو جاتا ہے کہ رسید ہماری ہے اور درست ہے یا نہیں۔',
    },
    coverAlt: {
      en: 'A receipt with a square code, and a magnifying glass that shows a green tick',
      ur: 'چوکور کوڈ والی ایک رسید اور محدب عدسہ جس میں سبز نشان نظر آ رہا ہے',
    },
    publishedDaysAgo: 30,
  },
  {
    name: 'when-a-payment-is-late',
    title: { en: 'When a payment is late', ur: 'جب قسط میں دیر ہو جائے' },
    summary: {
      en: 'Nothing is added to what you owe, ever. What does happen, and what you can ask for.',
      ur: 'آپ کے ذمے رقم کبھی نہیں بڑھتی۔ پھر کیا ہوتا ہے، اور آپ کیا مانگ سکتے ہیں۔',
    },
    coverAlt: {
      en: 'A clock, and beside it a phone with a friendly exchange of messages',
      ur: 'ایک گھڑی اور اس کے ساتھ فون جس پر پیغامات کا تبادلہ نظر آ رہا ہے',
    },
    publishedDaysAgo: 58,
  },
  {
    name: 'how-relief-works',
    title: { en: 'How relief works', ur: 'ہمدردانہ رعایت کیسے ملتی ہے' },
    summary: {
      en: 'For families whom disaster has struck: who may ask, who decides, and what changes.',
      ur: 'جن گھرانوں پر مصیبت آن پڑی ہو ان کے لیے: کون مانگ سکتا ہے، فیصلہ کون کرتا ہے اور کیا بدلتا ہے۔',
    },
    coverAlt: {
      en: 'A small house that is dry under a large umbrella while it rains beside it',
      ur: 'ایک چھوٹا سا گھر بڑی چھتری کے نیچے محفوظ ہے اور ساتھ بارش ہو رہی ہے',
    },
    publishedDaysAgo: 93,
  },
  {
    name: 'documents-to-bring',
    title: { en: 'Documents to bring', ur: 'کون سے کاغذات ساتھ لائیں' },
    summary: {
      en: 'What we ask for and why, for you and for your guarantors, and what nobody may ask you for.',
      ur: 'آپ سے اور آپ کے ضامنوں سے کیا درکار ہے اور کیوں، اور وہ جو کوئی آپ سے نہیں مانگ سکتا۔',
    },
    coverAlt: {
      en: 'A folder with an electricity bill, and an identity card in front of it',
      ur: 'بجلی کے بل والا ایک فولڈر اور اس کے سامنے شناختی کارڈ',
    },
    publishedDaysAgo: 128,
  },
  {
    name: 'planning-installments',
    title: { en: 'Planning installments', ur: 'قسطوں کی منصوبہ بندی' },
    summary: {
      en: 'An hour with a pencil before you sign: what is left over, how many months, and which day.',
      ur: 'دستخط سے پہلے کاغذ قلم کے ساتھ ایک گھنٹہ: کیا بچتا ہے، کتنے مہینے اور کون سی تاریخ۔',
    },
    coverAlt: {
      en: 'A calendar with two marked days, a red pencil and a stack of coins',
      ur: 'کیلنڈر جس پر دو تاریخیں نشان زد ہیں، سرخ پنسل اور سکوں کی ڈھیری',
    },
    publishedDaysAgo: 163,
  },
];
