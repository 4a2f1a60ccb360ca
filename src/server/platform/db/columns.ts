import type { Language } from '#domain/language.ts';
import type { OtherLanguage, Written } from '#domain/written.ts';
import type { NamedValues } from './named-statement.ts';
import type { Selected } from './row-types.ts';
import type { Database } from './tables.ts';
import { phraseColumns, type TextColumns, textOf, writtenColumns } from './text-of.ts';

type Table = keyof Database;
type ColumnOf<T extends Table> = keyof Database[T] & string;

/** A column with a second column for each other language, such as `full_name` with `full_name_ur`. */
type TextOf<T extends Table> = {
  [Name in ColumnOf<T>]: `${Name}_${OtherLanguage}` extends ColumnOf<T> ? Name : never;
}[ColumnOf<T>];

/** `full_name` in the program's form: `fullName`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<T extends Table, Name extends string> = Selected<Database[T][Name & keyof Database[T]]>;

/** The type of a row with these columns. `W` and `P` are the columns in several languages. */
type Row<T extends Table, Name extends string, W extends string, P extends string> = {
  readonly [N in Name | W | P as CamelCase<N>]: N extends W
    ? Written<ValueOf<T, N>>
    : N extends P
      ? { readonly [L in Language]: ValueOf<T, L extends OtherLanguage ? `${N}_${L}` : N> }
      : ValueOf<T, N>;
};

/** Some columns of a table: the database's names in statements, and the program's names everywhere else. */
export interface Columns<
  T extends Table,
  Name extends ColumnOf<T>,
  W extends string = never,
  P extends string = never,
> {
  /** For the columns of an INSERT: `full_name, phone`. */
  readonly names: string;
  /** For its values, in the same order: `:fullName, :phone`. */
  readonly parameters: string;
  /** For SET: `full_name = :fullName, phone = :phone`. */
  readonly assignments: string;
  /** For SELECT and RETURNING: `customers.full_name AS "fullName", customers.phone`, or under an alias of the table. */
  selected(alias?: string): string;
  /** The values for the parameters, from an object that may have more fields. */
  valuesOf(source: { readonly [N in CamelCase<Name | W | P>]: unknown }): NamedValues;
  /** Exists only as a type, for `RowOf`. */
  readonly row?: Row<T, Name, W, P>;
}

/** The row that `selected` reads. */
export type RowOf<C extends { readonly row?: object }> = NonNullable<C['row']>;

/** The columns of texts in several languages, each named by the first column. */
interface Texts<W, P> {
  /** Read and written as `Written`. */
  readonly written?: readonly W[];
  /** Read and written as `Phrase`. */
  readonly phrases?: readonly P[];
}

/** Lists the columns of a table for one record, once for all its statements. */
export function columns<
  T extends Table,
  const Name extends ColumnOf<T>,
  const W extends TextOf<T> = never,
  const P extends TextOf<T> = never,
>(
  table: T,
  names: readonly Name[],
  { written = [], phrases = [] }: Texts<W, P> = {},
): Columns<T, Name, W, P> {
  const texts: readonly (readonly [name: string, parts: TextColumns])[] = [
    ...written.map((name) => [name, writtenColumns(name)] as const),
    ...phrases.map((name) => [name, phraseColumns(name)] as const),
  ];
  const stored = [...names, ...texts.flatMap(([, parts]) => parts.map(([, column]) => column))];
  return {
    names: stored.join(', '),
    parameters: stored.map((name) => `:${camelCase(name)}`).join(', '),
    assignments: stored.map((name) => `${name} = :${camelCase(name)}`).join(', '),
    selected: (alias = table) =>
      [
        ...names.map((name) => selectedFrom(alias, name)),
        ...texts.map(([name, parts]) => textFrom(alias, name, parts)),
      ].join(', '),
    valuesOf(source) {
      const given = (name: string): unknown => Reflect.get(source, camelCase(name));
      return Object.fromEntries([
        ...names.map((name) => [camelCase(name), given(name)]),
        ...texts.flatMap(([name, parts]) =>
          parts.map(([part, column]) => [camelCase(column), Reflect.get(given(name) as object, part)]),
        ),
      ]);
    },
  };
}

function selectedFrom(alias: string, name: string): string {
  const camelName = camelCase(name);
  return camelName === name ? `${alias}.${name}` : `${alias}.${name} AS "${camelName}"`;
}

function textFrom(alias: string, name: string, parts: TextColumns): string {
  return `${textOf(parts.map(([part, column]) => [part, `${alias}.${column}`]))} AS "${camelCase(name)}"`;
}

function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
}

/** Values under the database's names, for the rows that a statement reads with `jsonb_populate_recordset`. */
export function underStoredNames(values: NamedValues): NamedValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
