import type { Phrase } from '#domain/language.ts';
import type { Tell } from './tell-value.ts';

/** What a recorded field is called, and how what is in it is shown. */
export interface RecordedField {
  readonly name: Phrase;
  readonly tell: Tell;
}
