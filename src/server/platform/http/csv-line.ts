/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file (RFC 4180), without its end. A cell that looks like a formula is quoted as text. */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map(csvCell).join(',');
}
