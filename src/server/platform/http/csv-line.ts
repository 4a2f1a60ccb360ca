/** What a spreadsheet would run as a formula; the last four are the same signs in full width, which some keyboards type. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file (RFC 4180), without its end. A cell that looks like a formula is quoted as text. */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map(csvCell).join(',');
}
