import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import { nameDrawing } from './name-drawing.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
);
const face = async () => fontverter.convert(await readFile(file), 'sfnt');

/** The outlines of a drawing, from left to right. */
const outlines = (drawing: string | null) =>
  [...(drawing ?? '').matchAll(/translate\((\S+) .*? d="(.+?)"/g)]
    .map(([, x, outline]) => ({ x: Number(x), outline }))
    .sort((a, b) => a.x - b.x)
    .map(({ outline }) => outline);

test('a name is drawn with every letter of its words, the first word at the right', async () => {
  const nastaliq = await face();
  const [first, second] = [nameDrawing('سہولت', nastaliq), nameDrawing('قسط', nastaliq)];
  expect(outlines(first).length).toBeGreaterThan(3);
  expect(outlines(nameDrawing('سہولت قسط', nastaliq))).toEqual([...outlines(second), ...outlines(first)]);
});

test('a name that Nastaliq alone cannot set is not drawn', async () => {
  const nastaliq = await face();
  for (const name of ['Qist قسط', 'قسط 24', 'قسط <svg>']) expect(nameDrawing(name, nastaliq)).toBeNull();
});
