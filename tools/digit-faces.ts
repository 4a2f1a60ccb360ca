import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import { subsetFont } from '#server/site/typesetting/harfbuzz-subset.ts';
import { tableStart } from '#server/site/typesetting/used-rules.ts';
import { packWoff2 } from '#server/site/typesetting/woff2.ts';

/**
 * Makes the faces that draw 0–9 in the shapes of ۰–۹. The results are checked in, so it runs only when the font they are
 * taken from changes: `node tools/digit-faces.ts`.
 */

export const digitWeights = [400, 600] as const;
type DigitWeight = (typeof digitWeights)[number];

export const latinDigits = '0123456789';
export const urduDigits = '۰۱۲۳۴۵۶۷۸۹';

export function digitFaceFile(weight: DigitWeight): string {
  return join(import.meta.dirname, `../src/web/office/kit/digits/urdu-digits-${weight}.woff2`);
}

/** The whole Nastaliq face of a weight, uncompressed. */
export async function wholeNastaliq(weight: DigitWeight): Promise<Buffer> {
  const name = `noto-nastaliq-urdu-arabic-${weight}-normal.woff2`;
  const file = createRequire(import.meta.url).resolve(`@fontsource/noto-nastaliq-urdu/files/${name}`);
  return fontverter.convert(await readFile(file), 'sfnt');
}

export async function digitFace(weight: DigitWeight): Promise<Buffer> {
  const moved = withDigitsMoved(await wholeNastaliq(weight));
  const codePoints = [...latinDigits].map((digit) => digit.charCodeAt(0));
  return packWoff2(await subsetFont(moved, { codePoints, features: [] }));
}

/** The font in which only 0–9 have glyphs, those of ۰–۹, and all of them the same width, so that figures stand in columns. */
function withDigitsMoved(whole: Buffer): Buffer {
  const font = Buffer.from(whole);
  const glyphs = glyphsOf(urduDigits, whole);
  mapOf(0x30, glyphs).copy(font, tableStart(font, 'cmap'));
  const metrics = tableStart(font, 'hmtx');
  const widths = glyphs.map((glyph) => font.readUInt16BE(metrics + 4 * glyph));
  for (const glyph of glyphs) font.writeUInt16BE(Math.max(...widths), metrics + 4 * glyph);
  return font;
}

function glyphsOf(letters: string, sfnt: Buffer): number[] {
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
  return [...letters].map((letter) => {
    const glyph = font.nominalGlyph(letter.charCodeAt(0));
    if (glyph === undefined) throw new Error(`the font has no ${letter}`);
    return glyph;
  });
}

/** A `cmap` table of format 4 with one run of code points. It is shorter than any that it takes the place of. */
function mapOf(first: number, glyphs: readonly number[]): Buffer {
  const end = 0xffff;
  const oneTable = [0, 1, 3, 1, 0, 12];
  const twoSegments = [4, 4, 1, 0];
  const ends = [first + glyphs.length - 1, end];
  const starts = [first, end];
  const deltas = [0, 1];
  /** From its own place to the list of glyphs; none for the segment that ends the table. */
  const offsets = [4, 0];
  const segments = [...twoSegments, ...ends, 0, ...starts, ...deltas, ...offsets, ...glyphs];
  const format = [4, 2 * (segments.length + 3), 0];
  const table = Buffer.alloc(2 * (oneTable.length + format.length + segments.length));
  for (const [index, value] of [...oneTable, ...format, ...segments].entries()) {
    table.writeUInt16BE(value, 2 * index);
  }
  return table;
}

if (import.meta.main) {
  for (const weight of digitWeights) await writeFile(digitFaceFile(weight), await digitFace(weight));
}
