/** The longer side in pixels: more than the server keeps, so that it can sharpen from it. */
const sideMax = 2000;
/** A smaller file is fast enough to send unchanged. */
const bytesEnough = 1_000_000;
const quality = 0.85;

/**
 * A chosen picture in the size to send: a phone's photo of 12 megapixels is 3 to 8 MB, and over a village branch's network it
 * would not arrive before the server's timeout. A file that the browser cannot read is sent unchanged: the server reports the
 * problem.
 */
export async function smallerPicture(chosen: File): Promise<Blob> {
  if (chosen.size <= bytesEnough) return chosen;
  const picture = await createImageBitmap(chosen).catch(() => null);
  if (picture === null) return chosen;
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return chosen;
  // JPEG has no transparency: transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return made !== null && made.size < chosen.size ? made : chosen;
}
