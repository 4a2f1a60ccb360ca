import { join } from 'node:path';
import { shareCardSize } from '#contract/site/site-renderer.ts';
import { directionOf, type Language } from '#domain/language.ts';
import type { Pictogram } from '#domain/lending/products/pictogram.ts';
import { type CardFaces, setText } from '../typesetting/set-text.ts';

const siteDir = join(import.meta.dirname, '../../../web/public');

/** A picture of the lender's own: a photo of a thing is shown whole, and the cover of a post fills the card. */
export interface PhotoCard {
  readonly kind: 'photo';
  readonly fit: 'contain' | 'cover';
  /** Of the file. */
  readonly hash: string;
}

/** A drawing beside the name of the thing or the post. */
export interface DrawnCard {
  readonly kind: 'drawn';
  /** Null for the lender's sign. */
  readonly pictogram: Pictogram | null;
  readonly title: string;
  readonly lender: string;
  readonly language: Language;
}

export type CardRecipe = PhotoCard | DrawnCard;

// Colors of the tokens: a picture does not read those of a page.
const ground = '#f6f8fc';
const panel = '#eef4ff';
const ink = '#0f1b2d';
const blue = '#0f4dab';

const quality = 80;
const panelWidth = 500;
const drawingSize = 360;
const signSize = 64;
const margin = 60;
const signFile = 'art/mark.svg';

/** The library is loaded for the first card: most servers find theirs in the cache. */
const library = async () => (await import('sharp')).default;

export async function drawPhoto(photo: Uint8Array, fit: PhotoCard['fit']): Promise<Buffer> {
  const sharp = await library();
  return sharp(photo)
    .resize({ ...shareCardSize, fit, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
}

/** Enough dots for a drawing of 36 px at the largest size that a card has it in. */
const density = 720;

/** A drawing of the site in a square of this size. */
async function drawing(file: string, size: number): Promise<Buffer> {
  const sharp = await library();
  return sharp(join(siteDir, file), { density }).resize(size).png().toBuffer();
}

/** The card of a thing or a post without a picture, from right to left in Urdu. */
export async function drawCard(card: DrawnCard, faces: CardFaces): Promise<Buffer> {
  const { pictogram, title, lender, language } = card;
  const { width, height } = shareCardSize;
  const direction = directionOf(language);
  const isRtl = direction === 'rtl';
  const panelLeft = isRtl ? width - panelWidth : 0;
  const textEdge = isRtl ? width - panelWidth - margin : panelWidth + margin;
  const textWidth = width - panelWidth - 2 * margin;
  const file = pictogram === null ? signFile : `../goods/pictograms/${pictogram}.svg`;
  const signLeft = isRtl ? textEdge - signSize : textEdge;
  const beside = signSize + margin / 3;
  const text = { direction, color: ink } as const;
  const name = setText(title, faces, {
    ...{ ...text, edge: textEdge, middle: 250, width: textWidth },
    ...{ sizes: isRtl ? [72, 60, 50, 42] : [84, 72, 60, 50], linesMax: isRtl ? 3 : 4 },
  });
  const by = setText(lender, faces, {
    ...{ ...text, color: blue, edge: isRtl ? textEdge - beside : textEdge + beside },
    ...{
      middle: height - margin - signSize / 2,
      width: textWidth - beside,
      sizes: [36, 30, 24],
      linesMax: 1,
    },
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect x="${panelLeft}" width="${panelWidth}" height="${height}" fill="${panel}"/>${name}${by}</svg>`;
  const sharp = await library();
  return sharp(Buffer.from(svg))
    .composite([
      {
        input: await drawing(file, drawingSize),
        left: panelLeft + (panelWidth - drawingSize) / 2,
        top: (height - drawingSize) / 2,
      },
      { input: await drawing(signFile, signSize), left: signLeft, top: height - margin - signSize },
    ])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
