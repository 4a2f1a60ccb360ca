import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedBranchList } from '#server/lender/branches/seed-branch-list.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { arabicWords } from './arabic-text.ts';
import { subsetNastaliq, verifySubset } from './nastaliq-subset.ts';
import { packWoff2 } from './woff2.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
);

/** Every text of the lender's own, in both languages. */
function textsWithin(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsWithin) : [];
}

describe('the Nastaliq face', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await fontverter.convert(await readFile(file), 'sfnt');
  });

  test("as a subset for the lender's texts sets each of their words exactly like the whole font", async () => {
    const words = arabicWords(textsWithin([lenderContent, seedBranchList]));
    expect(words.size).toBeGreaterThan(150);
    const cut = await subsetNastaliq(words, whole);
    expect(() => verifySubset(words, whole, cut)).not.toThrow();
    expect(cut.byteLength).toBeLessThan(whole.byteLength / 2);
  });

  test('as a subset is refused for a word that it cannot set', async () => {
    const cut = await subsetNastaliq(new Set(['آسان', 'قسط']), whole);
    expect(() => verifySubset(['قسط'], whole, cut)).not.toThrow();
    expect(() => verifySubset(['مجبوری'], whole, cut)).toThrow('مجبوری');
    // The same letters in other places join in other shapes.
    expect(() => verifySubset(['سطق'], whole, cut)).toThrow('سطق');
  });

  test('compressed and decompressed is the same font', async () => {
    const words = new Set(['بلا', 'سود', 'اقساط']);
    const cut = await subsetNastaliq(words, whole);
    const packed = await packWoff2(cut);
    expect(packed.toString('latin1', 0, 4)).toBe('wOF2');
    expect(packed.byteLength % 4).toBe(0);
    const unpacked = await fontverter.convert(packed, 'sfnt');
    expect(() => verifySubset(words, cut, unpacked)).not.toThrow();
  });
});

test('words end at spaces, digits, Latin letters and Latin punctuation, not at joiners', () => {
  expect([...arabicWords(['دکان 12، ٹرسٹ (G-1)', 'می\u200cخواہم: 24'])]).toEqual([
    'دکان',
    '،',
    'ٹرسٹ',
    'می\u200cخواہم',
  ]);
});
