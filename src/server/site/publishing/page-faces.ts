import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFaces } from '#contract/site/site-renderer.ts';
import type { FileCache } from '#server/platform/files/file-cache.ts';
import { arabicRange, arabicWords, isArabicLetter } from '../typesetting/arabic-text.ts';
import { subsetFont } from '../typesetting/harfbuzz-subset.ts';
import { subsetNastaliq } from '../typesetting/nastaliq-subset.ts';
import { packWoff2 } from '../typesetting/woff2.ts';
import { type PublishedFile, publishedAsset } from './published-file.ts';

/** The whole fonts, uncompressed: the source of the subsets. */
export type WholeFaces = Readonly<Record<keyof SiteFaces, Buffer>>;

async function unpack(packed: Buffer): Promise<Buffer> {
  // Loaded only here, because most starts find the faces unpacked.
  const { default: fontverter } = await import('fontverter');
  return fontverter.convert(packed, 'sfnt');
}

export async function readWholeFaces(
  clientDir: string,
  faces: SiteFaces,
  fileCache: FileCache,
): Promise<WholeFaces> {
  const read = async (address: string) => {
    const packed = await readFile(join(clientDir, address));
    return fileCache(['unpacked', packed], () => unpack(packed));
  };
  // One after another, because the library unpacks into its own memory and the next one would overwrite it.
  const heading = await read(faces.heading);
  const nastaliq = await read(faces.nastaliq);
  const text = await read(faces.text);
  return { heading, nastaliq, text };
}

/** The texts of pages that decide which letters their faces need. */
export interface PageTexts {
  /**
   * The address of the whole Nastaliq for all but the first screen. Null for a subset; prose has too many words for that: its
   * subset would be hardly smaller and take seconds.
   */
  readonly wholeNastaliq: string | null;
  /** The addresses of whole faces for what visitors write and for codes; a browser fetches one for letters that the others lack. Null for pages without. */
  readonly open: Pick<SiteFaces, 'nastaliq' | 'text'> | null;
  readonly firstScreen: readonly string[];
  readonly all: readonly string[];
  /** The letters of other pages that share the Latin faces with these, so that a reader of several pages fetches them once. */
  readonly besides: string;
}

export interface PageFaces {
  /** The `@font-face` rules of one page. */
  readonly css: string;
  readonly files: ReadonlyMap<string, PublishedFile>;
}

/** Digits and the signs of phone numbers, for fields that are empty when the fonts are subset, and the ellipsis of a browser. */
const alwaysNeeded = '0123456789+-() …';

/** Change this with the code of the subsets, so that no cached font of the old code is reused. */
const subsetVersion = '3';

/** The letters of the whole Public Sans, as in whole-fonts.css. */
const latinRange = 'U+0-5FF,U+2010-2215';

const latinFeatures = ['ccmp', 'kern'];

interface FaceRecipe {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  /** The inputs of the subset besides the whole font. */
  readonly letters: string;
  readonly whole: Buffer;
  readonly subset: () => Promise<Buffer>;
}

/** Each letter of the texts once, as one text. */
export function distinctLetters(texts: readonly string[]): string {
  const letters = new Set<string>();
  for (const text of texts) for (const letter of text) letters.add(letter);
  return [...letters].join('');
}

function latinLetters(texts: readonly string[]): number[] {
  return [...distinctLetters([alwaysNeeded, ...texts])]
    .filter((letter) => !isArabicLetter(letter))
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
}

/** `U+30-39,U+41`, of code points in ascending order. */
function rangeOf(codePoints: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (value: number) => value.toString(16);
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

/** Nastaliq for the Arabic words among the texts. */
function nastaliqFor(family: string, texts: readonly string[], nastaliq: Buffer): FaceRecipe {
  const words = arabicWords(texts);
  return {
    family,
    weight: '400',
    range: arabicRange,
    letters: [...words].sort().join(' '),
    whole: nastaliq,
    subset: () => subsetNastaliq(words, nastaliq),
  };
}

function recipesFor(texts: PageTexts, { heading, nastaliq, text }: WholeFaces): FaceRecipe[] {
  const codePoints = latinLetters([...texts.all, texts.besides]);
  const range = rangeOf(codePoints);
  return [
    {
      family: 'Public Sans',
      weight: '400 700',
      range,
      letters: range,
      whole: text,
      subset: () => subsetFont(text, { codePoints, features: latinFeatures, weights: [400, 700] }),
    },
    {
      family: 'Barlow',
      weight: '600',
      range,
      letters: range,
      whole: heading,
      subset: () => subsetFont(heading, { codePoints, features: latinFeatures }),
    },
    nastaliqFor('Noto Nastaliq Urdu First', texts.firstScreen, nastaliq),
    ...(texts.wholeNastaliq === null ? [nastaliqFor('Noto Nastaliq Urdu', texts.all, nastaliq)] : []),
  ];
}

function faceRule(
  { family, weight, range }: Pick<FaceRecipe, 'family' | 'weight' | 'range'>,
  path: string,
): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;
}

/** Subsets the fonts to the texts of pages that share them. Nastaliq has two subsets, because the first screen needs a third of it. */
export async function subsetPageFaces(
  texts: PageTexts,
  whole: WholeFaces,
  fileCache: FileCache,
): Promise<PageFaces> {
  const faces = recipesFor(texts, whole).map(
    async ({ family, weight, range, letters, whole: font, subset }) => {
      const packed = await fileCache([subsetVersion, letters, font], async () => packWoff2(await subset()));
      const { path, file } = publishedAsset(
        family.toLowerCase().replaceAll(' ', '-'),
        'woff2',
        'font/woff2',
        packed,
      );
      return { css: faceRule({ family, weight, range }, path), path, file };
    },
  );
  const made = await Promise.all(faces);
  const { wholeNastaliq, open } = texts;
  const nastaliqFace = (family: string, path: string) =>
    faceRule({ family, weight: '400', range: arabicRange }, path);
  const openFaces = (addresses: NonNullable<PageTexts['open']>) => [
    nastaliqFace('Noto Nastaliq Urdu Whole', addresses.nastaliq),
    faceRule({ family: 'Public Sans Whole', weight: '400 700', range: latinRange }, addresses.text),
  ];
  return {
    css: [
      ...made.map(({ css }) => css),
      ...(wholeNastaliq === null ? [] : [nastaliqFace('Noto Nastaliq Urdu', wholeNastaliq)]),
      ...(open === null ? [] : openFaces(open)),
    ].join(''),
    files: new Map(made.map(({ path, file }) => [path, file])),
  };
}
