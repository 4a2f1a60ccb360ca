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

function traceOf(word: string, font: hb.Font): ShapingTrace {
  const missingGlyph = 0;
  const glyphs = new Set([missingGlyph]);
  const rules = new Set<number>();
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
  return { glyphs, rules };
}

/** A word as typeset: its glyphs from left to right, with their positions. */
export function shapeWord(word: string, font: hb.Font): hb.Buffer {
  const buffer = bufferOf(word);
  hb.shape(font, buffer);
  return buffer;
}

/** A font with what is known of it: pages have many words in common. */
interface KnownFont {
  readonly font: hb.Font;
  /** By their glyphs, as numbers of `outlineOf`. */
  readonly outlines: Map<number, number>;
  /** The look of a word: the outline and position of each glyph. */
  readonly looks: Map<string, string>;
  readonly traces: Map<string, ShapingTrace>;
}

const wholeFonts = new WeakMap<Uint8Array, KnownFont>();

function known(sfnt: Uint8Array): KnownFont {
  return { font: fontOf(sfnt), outlines: new Map(), looks: new Map(), traces: new Map() };
}

function knownWhole(sfnt: Uint8Array): KnownFont {
  return orAdded(wholeFonts, sfnt, () => known(sfnt));
}

function orAdded<K, V>(
  values: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const kept = values.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  values.set(key, made);
  return made;
}

const outlineNumbers = new Map<string, number>();

/** A number for the outline of a glyph, the same in all fonts: an outline is long, and a word has several. */
function outlineOf(path: string): number {
  return orAdded(outlineNumbers, path, () => outlineNumbers.size);
}

function lookOf(word: string, { font, outlines, looks }: KnownFont): string {
  return orAdded(looks, word, () => {
    const buffer = shapeWord(word, font);
    const drawn = buffer
      .getGlyphInfos()
      .map(({ codepoint }) => orAdded(outlines, codepoint, () => outlineOf(font.glyphToPath(codepoint))));
    return JSON.stringify([drawn, buffer.getGlyphPositions()]);
  });
}

/** Refuses a subset in which any of the words looks different from the whole one. */
export function verifySubset(words: Iterable<string>, whole: Uint8Array, subset: Uint8Array): void {
  const [wholeFont, subsetFace] = [knownWhole(whole), known(subset)];
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
  const { font, traces } = knownWhole(whole);
  const glyphs = new Set<number>();
  const rules = new Set<number>();
  for (const word of words) {
    const trace = orAdded(traces, word, () => traceOf(word, font));
    for (const glyph of trace.glyphs) glyphs.add(glyph);
    for (const rule of trace.rules) rules.add(rule);
  }
  const subset = await subsetFont(keepUsedRules(whole, rules), { codePoints: letters, features, glyphs });
  verifySubset(words, whole, subset);
  return subset;
}
