import type { Selectable } from 'kysely';
import type { NamedValues } from './named-statement.ts';
import type { Database } from './tables.ts';

type Table = keyof Database;
type ColumnOf<T extends Table> = keyof Database[T] & string;

/** `full_name` as the program says it: `fullName`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** How Kysely selects it. One for each name, not one for each pair of them. */
type Aliased<Alias extends string, Name extends string> = Name extends string
  ? `${Alias}.${Name} as ${CamelCase<Name>}`
  : never;

type Row<T extends Table, Name extends ColumnOf<T>> = {
  readonly [N in Name as CamelCase<N>]: Selectable<Database[T]>[N & keyof Selectable<Database[T]>];
};

/** Some columns of a table, in the words of the database where a statement names them and in the program's everywhere else. */
export interface Columns<T extends Table, Name extends ColumnOf<T>> {
  /** For the columns of an INSERT: `full_name, phone`. */
  readonly names: string;
  /** For its values, in the same order: `:fullName, :phone`. */
  readonly parameters: string;
  /** For SET: `full_name = :fullName, phone = :phone`. */
  readonly assignments: string;
  /** For SELECT and RETURNING: `customers.full_name AS "fullName", customers.phone`, or under an alias of the table. */
  selected(alias?: string): string;
  /** The same for Kysely. */
  aliased<Alias extends string>(alias: Alias): Aliased<Alias, Name>[];
  /** The values for the parameters, out of something that has more. */
  valuesOf(source: { readonly [N in Name as CamelCase<N>]: unknown }): NamedValues;
  /** Never there: it carries the type that `RowOf` reads. */
  readonly row?: Row<T, Name>;
}

/** What `selected` reads. */
export type RowOf<C extends { readonly row?: object }> = NonNullable<C['row']>;

/** Names the columns of a table that one thing is read from or written to, once for all its statements. */
export function columns<T extends Table, const Name extends ColumnOf<T>>(
  table: T,
  names: readonly Name[],
): Columns<T, Name> {
  const camelNames = names.map(camelCase);
  return {
    names: names.join(', '),
    parameters: camelNames.map((name) => `:${name}`).join(', '),
    assignments: names.map((name) => `${name} = :${camelCase(name)}`).join(', '),
    selected: (alias = table) => names.map((name) => selectedFrom(alias, name)).join(', '),
    aliased: (alias) =>
      names.map((name) => `${alias}.${name} as ${camelCase(name)}` as Aliased<typeof alias, Name>),
    valuesOf: (source) =>
      Object.fromEntries(camelNames.map((name) => [name, source[name as keyof typeof source]])),
  };
}

function selectedFrom(alias: string, name: string): string {
  const camelName = camelCase(name);
  return camelName === name ? `${alias}.${name}` : `${alias}.${name} AS "${camelName}"`;
}

function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
}
