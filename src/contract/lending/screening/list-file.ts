import type { FileField } from '#contract/file-form.ts';

/** A larger list is refused before it is read. */
export const listBytesMax = 20 * 1024 * 1024;
/** The most entries of one list. */
export const listRowsMax = 100_000;

/** A list of people in the described shape. */
export const listFile: FileField = {
  mediaTypes: ['text/csv', 'application/json', 'application/xml', 'text/xml'],
  bytesMax: listBytesMax,
  tooLarge: 'screening_list_too_large',
  errors: [
    'screening_list_too_large',
    'screening_list_not_read',
    'screening_list_with_entities',
    'screening_list_empty',
    'screening_list_too_long',
    'screening_row_refused',
  ],
};
