import type { FileField } from '#contract/file-form.ts';
import { importBytesMax } from './import-limits.ts';

/** A CSV file or a workbook that is read as a table. */
export const tableFile: FileField = {
  mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  bytesMax: importBytesMax,
  tooLarge: 'import_too_large',
  errors: [
    'import_too_large',
    'not_a_table',
    'import_not_opened',
    'import_empty',
    'import_too_long',
    'import_cells_merged',
  ],
};
