import type { FileField } from '#contract/file-form.ts';

/** The format in which every picture is stored and served. */
export const keptPictureType = 'image/webp';

/** The limits of a picture. The photo of any phone is below them, at a quality at which a card can be read. */
export const pictureBytesMax = 8 * 1024 * 1024;
export const picturePixelsMax = 50_000_000;
/** The longer side, in pixels. One long row of few pixels costs a decoder more than a square of many. */
export const pictureSideMax = 10_000;

/** A picture in a form. */
export const pictureFile: FileField = {
  // The formats of cameras and scanners.
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  bytesMax: pictureBytesMax,
  tooLarge: 'picture_too_large',
  errors: ['not_a_picture', 'picture_too_large', 'picture_not_opened'],
};

/** The picture of a paper, such as a slip or a bill, which often comes as a PDF: that refusal has its own text. */
export const paperFile: FileField = {
  ...pictureFile,
  errors: [...pictureFile.errors, 'paper_not_a_picture'],
};
