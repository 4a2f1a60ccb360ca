import type { SiteOfferForm } from '#contract/lender/site-offer.ts';
import type { Phrase } from '#domain/language.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

type Names<Parts> = Readonly<Record<keyof Parts, Phrase>>;

/** The names of the parts of the site's offer, wherever one is shown. */
export const offerNames: Names<SiteOfferForm> = {
  headline: { en: 'Headline', ur: 'بڑی سرخی' },
  services: { en: 'Services', ur: 'خدمات' },
  reliefExample: { en: 'Example of relief', ur: 'رعایت کی مثال' },
  showsPrices: { en: 'Show prices on the site', ur: 'ویب سائٹ پر قیمتیں دکھائیں' },
  badges: { en: 'Badges', ur: 'امتیازی نشان' },
  promise: { en: 'Our promise', ur: 'ہمارا وعدہ' },
  stats: { en: 'Figures', ur: 'اعداد و شمار' },
};

export const serviceNames: Names<SiteOfferForm['services']> = {
  dowry: lendingWords.dowry,
  business: lendingWords.business,
  installments: lendingWords.householdGoods,
};

export const badgeNames: Names<SiteOfferForm['badges']> = {
  regulator: { en: 'Badge: regulator', ur: 'نشان: ریگولیٹر' },
  noInterest: { en: 'Badge: no interest', ur: 'نشان: بلا سود' },
  families: { en: 'Badge: families', ur: 'نشان: خاندان' },
};

export const statNames: Names<SiteOfferForm['stats']> = {
  families: { en: 'Families', ur: 'خاندان' },
  years: { en: 'Years', ur: 'سال' },
  branches: deskWords.branches,
  interest: { en: 'Interest', ur: 'سود' },
};

export const reliefExampleNames: Names<SiteOfferForm['reliefExample']> = {
  requested: { en: 'Whole amount', ur: 'پوری رقم' },
  repaid: lendingWords.paid,
};
