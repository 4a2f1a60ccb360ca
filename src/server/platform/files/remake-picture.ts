import sharp from 'sharp';
import { picturePixelsMax, pictureSideMax } from '#contract/picture.ts';

/** A picture as stored: WebP, the right way up, without the file's metadata. */
export interface RemadePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The reason why a picture can't be kept. */
export interface RefusedPicture {
  readonly refused: 'not_a_picture' | 'picture_too_large';
}

const quality = 80;

/** The only formats of a picture. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

/**
 * Encodes a picture again from its pixels: turned as the camera held it, its longer side at most `sideMax` pixels, and
 * without place, time or other metadata. Refuses a file that is no JPEG, PNG or WebP, whatever its name, and one that is
 * larger than any document needs: by its header, before it is decoded. Of an animation it takes the first picture. It passes
 * a stranger's bytes to a library in C, so the server runs it only in a separate process (`picture-remaker.ts`).
 */
export async function remakePicture(
  sent: Uint8Array,
  sideMax: number,
): Promise<RemadePicture | RefusedPicture> {
  try {
    const { format, width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return { refused: 'not_a_picture' };
    if (width * height > picturePixelsMax || Math.max(width, height) > pictureSideMax) {
      return { refused: 'picture_too_large' };
    }
    const { data, info } = await sharp(sent, { failOn: 'error', limitInputPixels: picturePixelsMax })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Any error of the decoder is caused by the picture.
    return { refused: 'not_a_picture' };
  }
}
