import { labelIn, partOfText } from '#contract/fields/label-in.messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';

type Plain = string | number | boolean | null | undefined | Blob;
/** The value of one field: a plain value, or a list of plain values such as the days of a week. */
type Leaf = Plain | readonly Plain[];

/**
 * The values of a form for a body that is still being filled in. A number may be missing (null), or be a text that is no number;
 * the contract then refuses it. No typed text is lost or converted. A list of plain values stays one list, whichever of several
 * choices are in it.
 */
export type Draft<Body> = Body extends Blob
  ? Body
  : Body extends boolean
    ? boolean
    : Body extends number
      ? number | string | null
      : Body extends string
        ? Body | null
        : Body extends readonly (infer Row)[]
          ? [Row] extends [Plain]
            ? readonly Row[]
            : readonly Draft<Row>[]
          : Body extends object
            ? { readonly [Key in keyof Body]-?: Draft<Body[Key]> }
            : Body;

/** The draft of a whole body. Optional parts of the contract stay optional. */
export type DraftBody<Body> = { readonly [Key in keyof Body]: Draft<Body[Key]> };

type Keys<Values> = keyof Values & string;

/** The path of every field: `phone`, `city.ur`, `items.0.price`. */
export type FieldPath<Values> = {
  [Key in Keys<Values>]: Values[Key] extends Leaf
    ? Key
    : Values[Key] extends readonly (infer Row)[]
      ? `${Key}.${number}.${FieldPath<Row>}`
      : `${Key}.${FieldPath<Values[Key]>}`;
}[Keys<Values>];

/** The path of each list whose rows have fields: `items`. */
export type RowsPath<Values> = {
  [Key in Keys<Values>]: Values[Key] extends Leaf
    ? never
    : Values[Key] extends readonly (infer Row)[]
      ? Key | `${Key}.${number}.${RowsPath<Row>}`
      : `${Key}.${RowsPath<Values[Key]>}`;
}[Keys<Values>];

/** A text in several languages, while it is being filled in. */
export type TextDraft = Phrase<string | null> | Written<string | null>;

/** The path of every text in several languages: `city`, not `city.ur`. */
export type TextPath<Values> = {
  [Key in Keys<Values>]: Values[Key] extends Leaf
    ? never
    : Values[Key] extends readonly (infer Row)[]
      ? Row extends TextDraft
        ? `${Key}.${number}`
        : `${Key}.${number}.${TextPath<Row>}`
      : Values[Key] extends TextDraft
        ? Key
        : `${Key}.${TextPath<Values[Key]>}`;
}[Keys<Values>];

/** The type of the value at a path. */
export type ValueAt<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Values
      ? Values[Key] extends readonly (infer Row)[]
        ? Rest extends `${number}.${infer Inner}`
          ? ValueAt<Row, Inner>
          : Row
        : ValueAt<Values[Key], Rest>
      : never
    : never;

type LabelKey<Values> = {
  [Key in Keys<Values>]: Values[Key] extends Leaf | TextDraft
    ? Key
    : Values[Key] extends readonly (infer Row)[]
      ? Key | `${Key}.*` | (Row extends TextDraft ? never : `${Key}.*.${LabelKey<Row>}`)
      : `${Key}.${LabelKey<Values[Key]>}`;
}[Keys<Values>];

/**
 * The names of everything in a form, in the order of the screen. `*` stands for the number of a row: `items` names the list,
 * `items.*` one of its rows, `items.*.price` a field in each. A text in several languages has one name.
 */
export type Labels<Values> = Readonly<Record<LabelKey<Values>, Phrase>>;

/** The same labels, for a path that is known only at run time. */
export type LabelsByKey = Readonly<Partial<Record<string, Phrase>>>;

/** The key of a path's label. */
export function labelKeyOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}

/** The label of a path. A field of a text in several languages has the text's, with the language. */
export function labelAt(path: string, labels: LabelsByKey): Phrase | undefined {
  const key = labelKeyOf(path);
  const [text = '', part = 'own'] = partOfText(key) ?? [];
  const label = labels[text];
  return labels[key] ?? (label && labelIn[part](label));
}
