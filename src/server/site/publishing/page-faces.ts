import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFaces } from '#contract/site/site-renderer.ts';
import { arabicRange, arabicWords, isArabicLetter } from './arabic-text.ts';
import { cutFont } from './harfbuzz-subset.ts';
import type { MadeOnce } from './made-once.ts';
import { cutNastaliq } from './nastaliq-cut.ts';
import { type PublishedFile, publishedAsset } from './published-file.ts';
import { packWoff2 } from './woff2.ts';

/** The whole faces, uncompressed: the source of the cuts. */
export type WholeFaces = Readonly<Record<keyof SiteFaces, Buffer>>;

async function unpack(packed: Buffer): Promise<Buffer> {
  // Loaded only here, because most starts find the faces unpacked.
  const { default: fontverter } = await import('fontverter');
  return fontverter.convert(packed, 'sfnt');
}

export async function readWholeFaces(
  clientDir: string,
  faces: SiteFaces,
  madeOnce: MadeOnce,
): Promise<WholeFaces> {
  const read = async (address: string) => {
    const packed = await readFile(join(clientDir, address));
    return madeOnce(['unpacked', packed], () => unpack(packed));
  };
  // One after another, because the library unpacks into its own memory and the next one would overwrite it.
  const heading = await read(faces.heading);
  const nastaliq = await read(faces.nastaliq);
  const text = await read(faces.text);
  return { heading, nastaliq, text };
}

/** The texts of a page that decide which letters its faces need. */
export interface PageTexts {
  readonly firstScreen: readonly string[];
  readonly all: readonly string[];
}

export interface PageFaces {
  /** The `@font-face` rules of one page. */
  readonly css: string;
  readonly files: ReadonlyMap<string, PublishedFile>;
}

/** Digits and the signs of phone numbers, for fields that are empty when the page is cut, and the ellipsis of a browser. */
const alwaysNeeded = '0123456789+-() …';

/** Change this with the way of cutting, so that no face cut the old way is reused. */
const cutVersion = '2';

const latinFeatures = ['ccmp', 'kern'];

interface FaceRecipe {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  /** The inputs of the cut besides the whole face. */
  readonly letters: string;
  readonly whole: Buffer;
  readonly cut: () => Promise<Buffer>;
}

function latinLetters(texts: readonly string[]): number[] {
  const letters = new Set([...alwaysNeeded, ...texts.join('')].filter((letter) => !isArabicLetter(letter)));
  return [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
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
    cut: () => cutNastaliq(words, nastaliq),
  };
}

function recipesFor(texts: PageTexts, { heading, nastaliq, text }: WholeFaces): FaceRecipe[] {
  const codePoints = latinLetters(texts.all);
  const range = rangeOf(codePoints);
  return [
    {
      family: 'Public Sans',
      weight: '400 700',
      range,
      letters: range,
      whole: text,
      cut: () => cutFont(text, { codePoints, features: latinFeatures, weights: [400, 700] }),
    },
    {
      family: 'Barlow',
      weight: '600',
      range,
      letters: range,
      whole: heading,
      cut: () => cutFont(heading, { codePoints, features: latinFeatures }),
    },
    nastaliqFor('Noto Nastaliq Urdu First', texts.firstScreen, nastaliq),
    nastaliqFor('Noto Nastaliq Urdu', texts.all, nastaliq),
  ];
}

/** Cuts the faces to the texts of one page. Nastaliq is cut twice, because the first screen needs a third of it. */
export async function cutPageFaces(
  texts: PageTexts,
  whole: WholeFaces,
  madeOnce: MadeOnce,
): Promise<PageFaces> {
  const faces = recipesFor(texts, whole).map(async ({ family, weight, range, letters, whole: font, cut }) => {
    const packed = await madeOnce([cutVersion, letters, font], async () => packWoff2(await cut()));
    const { path, file } = publishedAsset(
      family.toLowerCase().replaceAll(' ', '-'),
      'woff2',
      'font/woff2',
      packed,
    );
    const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;
    return { css, path, file };
  });
  const made = await Promise.all(faces);
  return {
    css: made.map(({ css }) => css).join(''),
    files: new Map(made.map(({ path, file }) => [path, file])),
  };
}
