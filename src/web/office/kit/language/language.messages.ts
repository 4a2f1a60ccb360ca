import type { Phrase } from '#domain/language.ts';
import { plainWords } from './plain-words.messages.ts';

export const languageTitle: Phrase = plainWords.language;
