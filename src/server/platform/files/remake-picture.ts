import type { Sharp } from 'sharp';
import { picturePixelsMax } from '#contract/lending/picture.ts';
import { Refusal } from '../refusal.ts';

/** A picture as it is kept: WebP, the right way up, with nothing that came along in the file. */
export interface RemadePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Large enough to read a card or a bill by; and what a product's card shows on a sharp screen. In pixels, of the longer side. */
export const documentSideMax = 1600;
export const productSideMax = 800;

const quality = 80;
/** What takes longer than this was made to take long. */
const secondsMax = 30;

/** The only formats that are looked into; the other decoders of the library stay shut, whatever the bytes claim to be. */
const decoders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

let loaded: ReturnType<typeof loadSharp> | undefined;

/** Loaded when the first picture comes, so that no start waits for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // What was decoded, a CNIC perhaps, does not stay in memory.
  sharp.cache(false);
  return sharp;
}

let previous: Promise<unknown> = Promise.resolve();

/** Decoding takes much memory for a moment, so pictures wait for each other. */
function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = previous.then(task);
  // Whether it went well is for whoever sent it; the next one only waits, and holds nothing of it.
  previous = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

/**
 * Makes a sent picture anew from its pixels: turned as the camera held it, at most so large, and without place, time or anything
 * else that is hidden in a file. Refuses what is no JPEG, PNG or WebP, whatever it is called, and what would unfold
 * to more pixels than any document needs. Of one that moves, the first picture is taken.
 */
export async function remakePicture(sent: Uint8Array, sideMax: number): Promise<RemadePicture> {
  loaded ??= loadSharp();
  const sharp = await loaded;
  return oneAtATime(async () => {
    const { width, height } = await decoded(() => sharp(sent, { limitInputPixels: false }).metadata());
    if (width * height > picturePixelsMax) throw new Refusal('picture_too_large');
    const remade = () =>
      shrunk(sharp(sent, { failOn: 'error', limitInputPixels: picturePixelsMax }), sideMax);
    const { data, info } = await decoded(() => remade().toBuffer({ resolveWithObject: true }));
    return { bytes: data, width: info.width, height: info.height };
  });
}

function shrunk(picture: Sharp, sideMax: number): Sharp {
  return picture
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality });
}

/** Whatever the decoder stumbles over came with the picture. */
async function decoded<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new Refusal('not_a_picture');
  }
}
