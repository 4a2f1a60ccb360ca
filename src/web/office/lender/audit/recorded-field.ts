import type { Phrase } from '#domain/language.ts';
import { asRecorded, type Tell } from './tell-value.ts';

/** The name of a recorded field, and the way its value is shown. */
export interface RecordedField {
  readonly name: Phrase;
  readonly tell: Tell;
}

/** Fields by their names, each shown as it was recorded unless the table below has another way. */
export function fieldsNamed<Field extends string>(names: Readonly<Record<Field, Phrase>>) {
  const fields = Object.entries<Phrase>(names).map(([field, name]) => [field, { name, tell: asRecorded }]);
  return Object.fromEntries(fields) as Readonly<Record<Field, RecordedField>>;
}
