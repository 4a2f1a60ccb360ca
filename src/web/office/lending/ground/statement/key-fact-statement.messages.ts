import type { Phrase } from '#domain/language.ts';

export const title: Phrase = { en: 'Key fact statement', ur: 'بنیادی معلومات نامہ' };
