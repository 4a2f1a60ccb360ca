import type { Phrase } from '#domain/language.ts';

export const messages = {
  people: { en: 'People under sanctions', ur: 'پابندیوں والے افراد' },
  lead: {
    en: 'Everyone is compared when this is turned on, each person when they are saved, and everyone again with each list. What is found is for superadmins alone.',
    ur: 'اسے چلانے پر سب کو ملایا جاتا ہے، پھر ہر شخص کو محفوظ ہوتے وقت، اور ہر نئی فہرست پر دوبارہ سب کو۔ نتیجہ صرف سپر ایڈمن دیکھتے ہیں۔',
  },
  hint: {
    en: 'While it is off, no one is compared, no stop holds, and nothing of it is shown.',
    ur: 'بند ہو تو کسی کو نہیں ملایا جاتا، کوئی روک لاگو نہیں ہوتی اور کچھ نظر نہیں آتا۔',
  },
  saved: { en: 'The rules of screening are saved', ur: 'جانچ کے قواعد محفوظ ہو گئے' },
} as const satisfies Record<string, Phrase>;
