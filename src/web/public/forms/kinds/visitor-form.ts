import type { Language, Phrase } from '#domain/language.ts';
import type { NotSent } from '../sending/send-form.ts';

/** The values of the fields, by their names in the HTML. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The problem of each field, in the visitor's language. */
export type Problems<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** One of the site's forms: its fields, its body and its texts. It is pure, so that it can be tested without a browser. */
export interface VisitorForm<Field extends string> {
  readonly name: 'contact' | 'message' | 'home-visit';
  /** Every field, empty, in the order of the page. */
  readonly empty: Values<Field>;
  /** Fields that are also checked when they are left; all are checked when the form is sent. */
  readonly checkedOnBlur: readonly Field[];
  /** The form's field for a name of the body, when the names differ. */
  readonly fieldOf: Readonly<Record<string, Field>>;
  readonly payload: (values: Values<Field>) => object;
  readonly sent: Phrase;
  /** The toast of a failure; null when there is none. */
  readonly failureToast: (outcome: NotSent, language: Language) => string | null;
  /** The text above the fields after a failure; null when the fields explain it all. */
  readonly failureText: (outcome: NotSent, language: Language, isExplained: boolean) => string | null;
}

export function fieldsOf<Field extends string>({ empty }: Pick<VisitorForm<Field>, 'empty'>): Field[] {
  return Object.keys(empty) as Field[];
}
