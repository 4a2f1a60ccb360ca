import type { Language, Phrase } from '#domain/language.ts';

/** The usual relations of guarantors to the customer: people outside the household. */
export const guarantorRelations: readonly Phrase[] = [
  { en: 'Neighbor', ur: 'پڑوسی' },
  { en: 'Friend', ur: 'دوست' },
  { en: 'Colleague', ur: 'ساتھی ملازم' },
  { en: 'Employer', ur: 'آجر' },
  { en: 'Shopkeeper', ur: 'دکاندار' },
  { en: 'Landlord', ur: 'مالک مکان' },
  { en: 'Teacher', ur: 'استاد' },
  { en: 'Father', ur: 'والد' },
  { en: 'Brother', ur: 'بھائی' },
  { en: 'Son', ur: 'بیٹا' },
  { en: 'Paternal uncle', ur: 'چچا' },
  { en: 'Maternal uncle', ur: 'ماموں' },
  { en: 'Cousin', ur: 'کزن' },
  { en: 'Nephew', ur: 'بھتیجا یا بھانجا' },
  { en: 'Brother-in-law', ur: 'برادرِ نسبتی' },
  { en: 'Father-in-law', ur: 'سسر' },
  { en: 'Son-in-law', ur: 'داماد' },
  { en: 'Relative', ur: 'رشتہ دار' },
];

/** A recorded relation, in the reader's language if it is one of these in either; else in the words of the input. */
export function relationName(relation: string, language: Language): string {
  const known = guarantorRelations.find(({ en, ur }) => en === relation || ur === relation);
  return known?.[language] ?? relation;
}
