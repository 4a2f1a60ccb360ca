import type { Phrase } from '#domain/language.ts';
import type { Pictogram } from '#domain/lending/products/pictogram.ts';

/** The goods on each drawing. */
export const pictogramNames: Readonly<Record<Pictogram, Phrase>> = {
  'air-conditioner': { en: 'Air conditioner', ur: 'اے سی' },
  'air-cooler': { en: 'Room cooler', ur: 'روم کولر' },
  'beauty-parlour-kit': { en: 'Beauty parlour kit', ur: 'بیوٹی پارلر کا سامان' },
  'bedding-set': { en: 'Bedding', ur: 'بستر اور رضائیاں' },
  'bedroom-set': { en: 'Bedroom furniture', ur: 'بیڈ روم کا فرنیچر' },
  bicycle: { en: 'Bicycle', ur: 'سائیکل' },
  'ceiling-fan': { en: 'Fan', ur: 'پنکھا' },
  'deep-freezer': { en: 'Deep freezer', ur: 'ڈیپ فریزر' },
  'dinner-set': { en: 'Dishes', ur: 'برتن' },
  'dowry-chest': { en: 'Dowry chest', ur: 'جہیز کی پیٹی' },
  'flour-sack': { en: 'Ration', ur: 'راشن' },
  laptop: { en: 'Laptop', ur: 'لیپ ٹاپ' },
  'led-tv': { en: 'Television', ur: 'ٹی وی' },
  'loader-rickshaw': { en: 'Loader rickshaw', ur: 'لوڈر رکشہ' },
  microwave: { en: 'Microwave oven', ur: 'مائیکرو ویو اوون' },
  'milk-chiller': { en: 'Milk chiller', ur: 'دودھ کا چِلر' },
  'mobile-phone': { en: 'Mobile phone', ur: 'موبائل فون' },
  motorcycle: { en: 'Motorcycle', ur: 'موٹر سائیکل' },
  refrigerator: { en: 'Refrigerator', ur: 'فریج' },
  'sewing-machine': { en: 'Sewing machine', ur: 'سلائی مشین' },
  'shop-counter': { en: 'Shop', ur: 'دکان' },
  stove: { en: 'Stove', ur: 'چولہا' },
  'washing-machine': { en: 'Washing machine', ur: 'واشنگ مشین' },
  'water-pump': { en: 'Water pump', ur: 'پانی کا پمپ' },
};
