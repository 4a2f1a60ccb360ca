/** A column of a file: its name in the first line, and its value for each row. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly of: (row: Row) => string | number | null;
}

/** The lines of a CSV file (RFC 4180) without line endings: the names of the columns, then a line for each row as it arrives. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield columns.map(({ name }) => csvCell(name)).join(',');
  for await (const row of rows) yield columns.map((column) => csvCell(column.of(row))).join(',');
}

/** The beginnings of a formula in a spreadsheet. The last four are the same signs in full width, which some keyboards type. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quotes a text that looks like a formula. Numbers stay numbers. */
function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
