/** Of the longer side, in pixels: more than the server keeps, so that it has something to sharpen from. */
const sideMax = 2000;
/** A file of fewer bytes arrives soon enough as it is. */
const bytesEnough = 1_000_000;
const quality = 0.85;

/**
 * A chosen picture as it is sent: a phone's photo of 12 megapixels weighs 3 to 8 MB, and over the line of a village branch it would not
 * arrive in the time that the server waits. What the browser cannot read goes as it is: the server says what is wrong with it.
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
  // A JPEG knows no transparency: what was clear would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return made !== null && made.size < chosen.size ? made : chosen;
}
