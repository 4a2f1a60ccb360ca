import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import type { SiteFaces } from '#contract/site-renderer.ts';
import { arabicRange, arabicWords, isArabicLetter } from './arabic-text.ts';
import { cutFont } from './harfbuzz-subset.ts';
import { cutNastaliq } from './nastaliq-cut.ts';
import { type PublishedFile, publishedAsset } from './published-file.ts';
import { packWoff2 } from './woff2.ts';

/** The whole faces, uncompressed, as they are cut from. */
export type WholeFaces = Readonly<Record<keyof SiteFaces, Buffer>>;

export async function readWholeFaces(clientDir: string, faces: SiteFaces): Promise<WholeFaces> {
  const read = async (address: string) =>
    fontverter.convert(await readFile(join(clientDir, address)), 'sfnt');
  const [heading, nastaliq, text] = await Promise.all([faces.heading, faces.nastaliq, faces.text].map(read));
  if (!heading || !nastaliq || !text) throw new Error('each address gives one face');
  return { heading, nastaliq, text };
}

export interface PageFaces {
  /** The `@font-face` rules of one page. */
  readonly css: string;
  readonly files: ReadonlyMap<string, PublishedFile>;
}

/** Digits and what phones are written with: they appear in fields that are empty when the page is cut. */
const alwaysNeeded = '0123456789+-() ';

const latinFeatures = ['ccmp', 'kern'];

interface CutFace {
  readonly family: string;
  readonly weight: string;
  readonly sfnt: Buffer;
  readonly range: string;
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

async function publishFace({
  family,
  weight,
  sfnt,
  range,
}: CutFace): Promise<[css: string, path: string, file: PublishedFile]> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const { path, file } = publishedAsset(name, 'woff2', 'font/woff2', await packWoff2(sfnt));
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;
  return [css, path, file];
}

/** Cuts the three faces to the texts of one page. */
export async function cutPageFaces(texts: readonly string[], whole: WholeFaces): Promise<PageFaces> {
  const letters = latinLetters(texts);
  const range = rangeOf(letters);
  const [text, heading, nastaliq] = await Promise.all([
    cutFont(whole.text, { codePoints: letters, features: latinFeatures, weights: [400, 700] }),
    cutFont(whole.heading, { codePoints: letters, features: latinFeatures }),
    cutNastaliq(arabicWords(texts), whole.nastaliq),
  ]);
  const published = await Promise.all([
    publishFace({ family: 'Public Sans', weight: '400 700', sfnt: text, range }),
    publishFace({ family: 'Barlow', weight: '600', sfnt: heading, range }),
    publishFace({ family: 'Noto Nastaliq Urdu', weight: '400', sfnt: nastaliq, range: arabicRange }),
  ]);
  return {
    css: published.map(([css]) => css).join(''),
    files: new Map(published.map(([, path, file]) => [path, file])),
  };
}
