/** About 30,000 customers with long addresses. A larger file is refused before it is read. */
export const importBytesMax = 10 * 1024 * 1024;
/** Of one file, without its headings. A longer register is brought in file by file. */
export const importRowsMax = 20_000;
export const importColumnsMax = 100;
/** A spreadsheet has no more lines. */
export const importLinesMax = 1_048_576;
/** A workbook with more sheets is no register. */
export const sheetsMax = 60;
