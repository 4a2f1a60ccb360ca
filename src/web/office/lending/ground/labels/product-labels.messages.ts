import type * as z from 'zod/mini';
import type { Product, productForm } from '#contract/lending/products.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The names of a product's fields, wherever one is shown. A field without a name is a type error. */
export const productLabels = {
  name: plainWords.name,
  category: { en: 'Category', ur: 'زمرہ' },
  pictogram: { en: 'Drawing', ur: 'خاکہ' },
  cashPrice: { en: 'Cash price', ur: 'نقد قیمت' },
  termsMonths: { en: 'Terms in months', ur: 'مدت، مہینوں میں' },
  downPaymentMinPercent: { en: 'Minimum down payment, %', ur: 'پیشگی ادائیگی کم از کم، %' },
  roundingStep: lendingWords.roundingStep,
  isActive: { en: 'For sale', ur: 'برائے فروخت' },
  isPublic: { en: 'Shown on the public site', ur: 'ویب سائٹ پر نظر آتی ہے' },
} as const satisfies Record<keyof z.output<typeof productForm> | 'isActive' | 'isPublic', Phrase>;

export const categoryNames: Readonly<Record<Product['category'], Phrase>> = {
  home_appliances: { en: 'Home appliances', ur: 'گھریلو برقی آلات' },
  electronics: { en: 'Electronics', ur: 'الیکٹرانکس' },
  daily_essentials: { en: 'Daily essentials', ur: 'روزمرہ ضرورت کی اشیاء' },
  dowry_set: { en: 'Dowry set', ur: 'جہیز سیٹ' },
  business_asset: { en: 'Business asset', ur: 'کاروباری سامان' },
};
