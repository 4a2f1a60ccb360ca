import { isArabicLetter } from './arabic-text.ts';
import { fontOf, shapeWord } from './nastaliq-subset.ts';

/** In px: the size of the header's English name beside it. */
const fontSize = 16;
const unitsPerEm = 1000;
/** In the font's units: the space between words, which a page takes from its Latin face. */
const space = 250;
/** `--blue-700`; a picture does not read the tokens of the page around it. */
const colour = '#0f4dab';
const missingGlyph = 0;

/**
 * A name in Nastaliq as a picture (SVG) of 2 KB, for a page with no other word that would need the face of 159 KB. Null for a
 * name that is not of Nastaliq's letters alone.
 */
export function nameDrawing(name: string, nastaliq: Uint8Array): string | null {
  if (![...name].every((letter) => letter === ' ' || isArabicLetter(letter))) return null;
  const font = fontOf(nastaliq);
  const paths: string[] = [];
  const box = { left: 0, right: 0, bottom: 0, top: 0 };
  let from = 0;
  // From left to right: the last word first.
  for (const word of name.split(/ +/).reverse()) {
    for (const glyph of shapeWord(word, font).getGlyphInfosAndPositions()) {
      if (glyph.codepoint === missingGlyph) return null;
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const { xBearing = 0, width = 0, yBearing = 0, height = 0 } = font.glyphExtents(glyph.codepoint) ?? {};
      const [x, y] = [from + xOffset, yOffset];
      paths.push(`<path transform="translate(${x} ${y})" d="${font.glyphToPath(glyph.codepoint)}"/>`);
      box.left = Math.min(box.left, x + xBearing);
      box.right = Math.max(box.right, x + xBearing + width);
      box.bottom = Math.min(box.bottom, y + yBearing + height);
      box.top = Math.max(box.top, y + yBearing);
      from += xAdvance;
    }
    from += space;
  }
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const px = (units: number) => Math.round((units * fontSize) / unitsPerEm);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="${box.left} ${-box.top} ${width} ${height}"><g transform="scale(1 -1)" fill="${colour}">${paths.join('')}</g></svg>`;
}
