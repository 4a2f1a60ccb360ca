import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import {
  digitFace,
  digitFaceFile,
  digitWeights,
  latinDigits,
  urduDigits,
  wholeNastaliq,
} from './digit-faces.ts';

/** The look of each letter by itself. */
function looksOf(letters: string, sfnt: Buffer): string[] {
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
  return [...letters].map((letter) => {
    const buffer = new hb.Buffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    buffer.setLanguage('ur');
    hb.shape(font, buffer);
    return buffer
      .getGlyphInfos()
      .map(({ codepoint }) => font.glyphToPath(codepoint))
      .join();
  });
}

describe.each(digitWeights)('the font of Urdu digits in weight %i', (weight) => {
  const kept = async () => fontverter.convert(await readFile(digitFaceFile(weight)), 'sfnt');

  test("draws each of 0–9 like the Nastaliq font's Urdu digit", async () => {
    const looks = looksOf(latinDigits, await kept());
    expect(looks).toEqual(looksOf(urduDigits, await wholeNastaliq(weight)));
    expect(new Set(looks).size).toBe(10);
  });

  test('draws nothing else', async () => {
    const face = new hb.Face(new hb.Blob(new Uint8Array(await kept()).buffer));
    expect([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).join('')).toBe(latinDigits);
  });

  test('is the output of its tool', async () => {
    const made = await fontverter.convert(await digitFace(weight), 'sfnt');
    expect(made.equals(await kept())).toBe(true);
  });
});
