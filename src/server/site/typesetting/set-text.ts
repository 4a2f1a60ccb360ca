import type * as hb from 'harfbuzzjs';
import { isArabicLetter } from './arabic-text.ts';
import { fontOf, shapeWord } from './nastaliq-subset.ts';

/** The faces of a drawn text, uncompressed. */
export interface CardFaces {
  readonly heading: Uint8Array;
  readonly nastaliq: Uint8Array;
}

type Direction = 'ltr' | 'rtl';

/** Something on a line with its outlines. Widths are in parts of the size of the letters. */
interface Drawn {
  readonly direction: Direction;
  readonly width: number;
  readonly paths: string;
}

export interface TextBox {
  /** The edge at which each line begins, in px: the left one, or in Urdu the right one. */
  readonly edge: number;
  /** The middle of the lines, in px. */
  readonly middle: number;
  readonly width: number;
  /** The sizes that are tried, the largest first, in px. */
  readonly sizes: readonly number[];
  readonly linesMax: number;
  readonly direction: Direction;
  readonly color: string;
}

/** Of the height of a line, of its base from the top and of the space between two words, in parts of the size. */
const measures: Readonly<Record<Direction, { readonly line: number; readonly base: number }>> = {
  ltr: { line: 1.14, base: 0.9 },
  rtl: { line: 1.9, base: 1.15 },
};
const space = 0.26;
const missingGlyph = 0;

/** Signs that face the other way in a text from right to left. */
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

const hasLetter = /[\p{L}\p{N}]/u;

function directionOf(text: string, base: Direction): Direction {
  if ([...text].some(isArabicLetter)) return 'rtl';
  return hasLetter.test(text) ? 'ltr' : base;
}

/** Cuts a word into parts that have one face each. */
function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const last = parts.at(-1);
    const isAlike = last !== undefined && isArabicLetter(last) === isArabicLetter(letter);
    if (isAlike) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}

function drawPart(text: string, base: Direction, fonts: Readonly<Record<Direction, hb.Font>>): Drawn {
  const direction = directionOf(text, base);
  const isSign = direction === 'rtl' && !isArabicLetter(text);
  const shown = isSign ? [...text].map((sign) => mirrored[sign] ?? sign).join('') : text;
  const font = fonts[isArabicLetter(text) ? 'rtl' : 'ltr'];
  const { upem } = font.face;
  let from = 0;
  let paths = '';
  for (const glyph of shapeWord(shown, font).getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    // A letter that neither face has, such as a picture letter, is left out.
    if (codepoint === missingGlyph) continue;
    const place = `translate(${(from + xOffset) / upem} ${-yOffset / upem}) scale(${1 / upem} ${-1 / upem})`;
    paths += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    from += xAdvance;
  }
  return { direction, width: from / upem, paths };
}

/** Puts things beside each other. Those against the direction of the line keep their own order among each other. */
function joined(things: readonly Drawn[], base: Direction, gap: number): Drawn {
  const groups: Drawn[][] = [];
  for (const thing of things) {
    const last = groups.at(-1);
    if (last?.[0]?.direction === thing.direction) last.push(thing);
    else groups.push([thing]);
  }
  const ordered = groups.map((group) => (group[0]?.direction === 'rtl' ? group.toReversed() : group));
  let width = 0;
  let paths = '';
  for (const thing of (base === 'rtl' ? ordered.toReversed() : ordered).flat()) {
    if (width > 0) width += gap;
    paths += `<g transform="translate(${width} 0)">${thing.paths}</g>`;
    width += thing.width;
  }
  return { direction: base, width, paths };
}

/** As many words on each line as fit. */
function linesOf(words: readonly Drawn[], base: Direction, width: number): Drawn[] {
  const lines: Drawn[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && joined([...last, word], base, space).width <= width) last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => joined(line, base, space));
}

/** Sets a text in lines, in the largest size that fits, as SVG. What does not fit in the smallest one is left out at a word's end. */
export function setText(text: string, faces: CardFaces, box: TextBox): string {
  const { direction, edge, middle, width, sizes, linesMax, color } = box;
  const fonts = { ltr: fontOf(faces.heading), rtl: fontOf(faces.nastaliq) };
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const base = directionOf(word, direction);
      return joined(
        partsOf(word).map((part) => drawPart(part, base, fonts)),
        base,
        0,
      );
    });
  const fits = (size: number) => {
    const lines = linesOf(words, direction, width / size);
    return lines.length <= linesMax && lines.every((line) => line.width <= width / size);
  };
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const lines = linesOf(words, direction, width / size).slice(0, linesMax);
  const { line: lineHeight, base } = measures[direction];
  const top = middle - (lines.length * lineHeight * size) / 2;
  return lines
    .map((line, index) => {
      const x = direction === 'rtl' ? edge - line.width * size : edge;
      const y = top + (index * lineHeight + base) * size;
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size})">${line.paths}</g>`;
    })
    .join('');
}
