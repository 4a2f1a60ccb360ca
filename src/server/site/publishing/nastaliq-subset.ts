import * as hb from 'harfbuzzjs';
import { subsetFont } from './harfbuzz-subset.ts';
import { keepUsedRules } from './used-rules.ts';

export function fontOf(sfnt: Uint8Array): hb.Font {
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
}

function bufferOf(word: string): hb.Buffer {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/** The font features of Nastaliq. A browser applies all of them. */
const features = 'ccmp isol fina medi init rlig liga calt curs kern mark mkmk'.split(' ');

/** The steps of shaping that may change the glyphs of the word. */
const step = /^(start table GSUB|replaced|multiplied|ligated|deleted|end table GSUB)/;
const change = /^(replaced|multiplied|ligated|deleted)/;
const ruleBegins = /^start (?:recursing to )?lookup (\d+)/;
const ruleEnds = /^end (?:recursing to )?lookup/;

interface ShapingTrace {
  /**
   * Every glyph that is in a word at any step of its shaping, including one that a later rule replaces: the rule would not
   * apply if its input were missing from the subset.
   */
  readonly glyphs: ReadonlySet<number>;
  /** The rules of substitution that changed something, themselves or by a rule they call. */
  readonly rules: ReadonlySet<number>;
}

function shapingOf(words: Iterable<string>, font: hb.Font): ShapingTrace {
  const missingGlyph = 0;
  const glyphs = new Set([missingGlyph]);
  const rules = new Set<number>();
  for (const word of words) {
    const buffer = bufferOf(word);
    const underWay: number[] = [];
    buffer.setMessageFunc((now, _, message) => {
      const begun = ruleBegins.exec(message)?.[1];
      if (begun !== undefined) underWay.push(Number(begun));
      else if (ruleEnds.test(message)) underWay.pop();
      else if (change.test(message)) for (const rule of underWay) rules.add(rule);
      if (step.test(message)) for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    });
    hb.shape(font, buffer);
  }
  return { glyphs, rules };
}

/** A word as typeset: its glyphs from left to right, with their positions. */
export function shapeWord(word: string, font: hb.Font): hb.Buffer {
  const buffer = bufferOf(word);
  hb.shape(font, buffer);
  return buffer;
}

/** The look of a word: the outline and position of each glyph. */
function lookOf(word: string, font: hb.Font): string {
  const buffer = shapeWord(word, font);
  const outlines = buffer.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint));
  return JSON.stringify([outlines, buffer.getGlyphPositions()]);
}

/** Refuses a subset in which any of the words looks different from the whole one. */
export function verifySubset(words: Iterable<string>, whole: Uint8Array, subset: Uint8Array): void {
  const [wholeFont, subsetFace] = [fontOf(whole), fontOf(subset)];
  for (const word of words) {
    if (lookOf(word, wholeFont) !== lookOf(word, subsetFace)) {
      throw new Error(`The subset of the Nastaliq font sets "${word}" differently from the whole one`);
    }
  }
}

/** Subsets the whole Nastaliq font, uncompressed, to exactly these words, and checks that they look the same. */
export async function subsetNastaliq(words: ReadonlySet<string>, whole: Uint8Array): Promise<Buffer> {
  const letters = new Set(
    [...words].flatMap((word) => [...word].map((letter) => letter.codePointAt(0) ?? 0)),
  );
  const { glyphs, rules } = shapingOf(words, fontOf(whole));
  const subset = await subsetFont(keepUsedRules(whole, rules), { codePoints: letters, features, glyphs });
  verifySubset(words, whole, subset);
  return subset;
}
