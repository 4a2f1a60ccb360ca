import type { Phrase } from '#domain/language.ts';
import type { Tell } from './tell-value.ts';

/** The name of a recorded field, and the way its value is shown. */
export interface RecordedField {
  readonly name: Phrase;
  readonly tell: Tell;
}
