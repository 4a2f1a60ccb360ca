/** A column that the database fills in when an insert leaves it out. */
export interface Generated<Value> {
  readonly selected: Value;
  readonly inserted: Value | undefined;
}

/** A column that the database computes: it takes no value. */
export interface GeneratedAlways<Value> {
  readonly selected: Value;
  readonly inserted: undefined;
}

/** The type of a column's value. */
export type Selected<Column> = Column extends { readonly selected: infer Value } ? Value : Column;

type Inserted<Column> = Column extends { readonly inserted: infer Value } ? Value : Column;

/** The columns that an insert may leave out. */
type Optional<Row> = {
  [Name in keyof Row]: Extract<Inserted<Row[Name]>, null | undefined> extends never ? never : Name;
}[keyof Row];

/** A row for an insert: columns that are nullable or have a default may be left out. */
export type InsertedRow<Row> = {
  [Name in Exclude<keyof Row, Optional<Row>>]: Inserted<Row[Name]>;
} & { [Name in Optional<Row>]?: Inserted<Row[Name]> };
