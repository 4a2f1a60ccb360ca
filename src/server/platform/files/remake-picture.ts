import sharp from 'sharp';
import { picturePixelsMax, pictureSideMax } from '#contract/lending/picture.ts';

/** A picture as it is kept: WebP, the right way up, with nothing that came along in the file. */
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

/** The only formats that are looked into; the other decoders of the library stay shut, whatever the bytes claim to be. */
const decoders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });
// More threads would take the other cores from the requests, and buy little.
sharp.concurrency(1);

/**
 * Makes a sent picture again from its pixels: turned as the camera held it, its longer side at most `sideMax` pixels, and without
 * place, time or anything else that is hidden in a file. Refuses what is no JPEG, PNG or WebP, whatever it is called, and
 * what is larger than any document needs to be: by its header, before anything is unfolded. Of one that moves, the first
 * picture is taken.
 *
 * It hands bytes that somebody else made to a library in C, so the server calls it in a process of its own only (`picture-remaker.ts`).
 */
export async function remakePicture(
  sent: Uint8Array,
  sideMax: number,
): Promise<RemadePicture | RefusedPicture> {
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
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
    // Whatever the decoder stumbles over came with the picture.
    return { refused: 'not_a_picture' };
  }
}
