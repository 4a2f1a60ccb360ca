import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const title: Phrase = lendingWords.keyFactStatement;
