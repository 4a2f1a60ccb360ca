type CellValue = string | number | null;

/** A column of a file: its name in the first line, and its value for each row. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly of: (row: Row) => CellValue;
  /**
   * Its value in the last line, which has the totals: a sum of all rows, or computed from the sums by the names of their columns.
   * Without it the column has no total.
   */
  readonly total?: 'sum' | ((sums: ReadonlyMap<string, number>) => number | null);
}

/**
 * The lines of a file: the names of the columns, the values of each row as it arrives, and the totals of the rows that the file
 * has, if a column has one. The line of totals begins with the word `total`.
 */
export async function* fileLinesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<readonly CellValue[]> {
  const sums = new Map(columns.flatMap(({ name, total }) => (total === 'sum' ? [[name, 0]] : [])));
  yield columns.map(({ name }) => name);
  for await (const row of rows) {
    const values = columns.map((column) => column.of(row));
    for (const [place, { name }] of columns.entries()) {
      const sum = sums.get(name);
      if (sum !== undefined) sums.set(name, sum + Number(values[place]));
    }
    yield values;
  }
  if (sums.size > 0)
    yield columns.map(({ name, total }, place) => {
      if (place === 0) return 'total';
      return total === 'sum' ? (sums.get(name) ?? null) : (total?.(sums) ?? null);
    });
}

/** The lines of a CSV file (RFC 4180) without line endings. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  for await (const values of fileLinesOf(columns, rows)) yield values.map(csvCell).join(',');
}

/** The beginnings of a formula in a spreadsheet. The last four are the same signs in full width, which some keyboards type. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quotes a text that looks like a formula. Numbers stay numbers. */
function csvCell(value: CellValue): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
