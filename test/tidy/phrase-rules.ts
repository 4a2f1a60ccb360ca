import { type Node, Visitor } from 'oxc-parser';
import { differencesMeant } from './differences-meant.ts';
import { type Rule, testFile } from './rule.ts';
import { lineOf, type SourceFile } from './source-tree.ts';

/** A fixed text in both languages. */
interface Pair {
  readonly en: string;
  readonly ur: string;
  readonly at: string;
}

const urduLetter = /[\u0600-\u06FF]/;
const isolates = /[\u2066-\u2069\u200E\u200F]/g;

/** Texts that differ only in capitals or hyphens count as one. */
function englishKey(text: string): string {
  return text.replace(isolates, '').toLowerCase().replaceAll('-', ' ');
}

/** So do singular and plural, if Urdu has one word for both: ضامن, دن. */
function oneOrSeveral(text: string): string {
  return englishKey(text).replace(/s\b/g, '');
}

function urduKey(text: string): string {
  return text.replace(isolates, '');
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The pairs of a file: `{ en, ur }`, and a call such as `written('Name', 'نام')`. */
function pairsOf(file: SourceFile): Pair[] {
  const pairs: Pair[] = [];
  const add = (en: string | undefined, ur: string | undefined, offset: number) => {
    if (en && ur) pairs.push({ en, ur, at: `${file.path}:${lineOf(file, offset)}` });
  };
  new Visitor({
    ObjectExpression({ properties, start }) {
      const said = (language: string) =>
        properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === language
            ? [textOf(property.value)]
            : [],
        )[0];
      add(said('en'), said('ur'), start);
    },
    CallExpression({ arguments: [first, second], start }) {
      const ur = textOf(second);
      if (ur !== undefined && urduLetter.test(ur)) add(textOf(first), ur, start);
    },
  }).visit(file.program);
  return pairs;
}

interface Conflict {
  /** The text with several translations. */
  readonly text: string;
  readonly ways: ReadonlyMap<string, Pair>;
}

/** Each text of one language that has several in the other. */
function conflictsIn(files: readonly SourceFile[]): Conflict[] {
  const pairs = files.flatMap(pairsOf);
  const conflicts = (by: (pair: Pair) => string, otherOf: (pair: Pair) => string) =>
    [...Map.groupBy(pairs, by)].flatMap(([text, same]) => {
      const ways = new Map(same.map((pair) => [otherOf(pair), pair]));
      return ways.size > 1 ? [{ text, ways }] : [];
    });
  const ur = (pair: Pair) => urduKey(pair.ur);
  return [...conflicts((pair) => englishKey(pair.en), ur), ...conflicts(ur, (pair) => oneOrSeveral(pair.en))];
}

function keyOf(text: string): string {
  return urduLetter.test(text) ? urduKey(text) : englishKey(text);
}

function wayOf(text: string): string {
  return urduLetter.test(text) ? urduKey(text) : oneOrSeveral(text);
}

/** True if all translations of a text are listed as meant. */
function isMeant({ text, ways }: Conflict): boolean {
  const meant = differencesMeant.find((one) => keyOf(one.text) === text);
  const others = new Set(meant?.as.map(wayOf));
  return [...ways.keys()].every((way) => others.has(way));
}

/** The texts of the product; the gallery shows specimens. */
const texts = { of: [/^src\//], except: [testFile, /^src\/web\/office\/gallery\//] };

const oneWord: Rule = {
  ...texts,
  promise: 'an English text has one Urdu text and an Urdu text one English, but for what is meant',
  check: (files) =>
    conflictsIn(files)
      .filter((conflict) => !isMeant(conflict))
      .map(
        ({ text, ways }) =>
          `"${text}" is said as ${[...ways].map(([way, { at }]) => `"${way}" (${at})`).join(' and ')}`,
      ),
  broken: [
    {
      'src/web/office/lending/a.messages.ts': "export const a = { en: 'Relief', ur: 'رعایت' };",
      'src/web/office/desk/b.messages.ts': "export const b = { en: 'Relief', ur: 'ہمدردانہ رعایت' };",
    },
    {
      'src/web/office/lending/a.messages.ts': "export const a = { en: 'Taken by', ur: 'وصول کنندہ' };",
      'src/web/office/desk/b.messages.ts': "export const b = { en: 'Received by', ur: 'وصول کنندہ' };",
    },
    { 'src/web/office/lending/a.ts': "export const a = [written('Kind', 'قسم'), written('Type', 'قسم')];" },
  ],
};

const stillMeant: Rule = {
  ...texts,
  promise: 'each difference that is meant is there',
  check(files) {
    const found = new Map(conflictsIn(files).map(({ text, ways }) => [text, ways]));
    return differencesMeant
      .filter(({ text, as }) => {
        const ways = found.get(keyOf(text));
        return as.some((other) => !ways?.has(wayOf(other)));
      })
      .map(({ text, as }) => `"${text}" is no longer said as ${as.join(' and ')}`);
  },
  broken: { 'src/web/office/lending/a.messages.ts': "export const a = { en: 'Relief', ur: 'رعایت' };" },
};

/** The most files of the office's wings that may repeat a text. Beyond that it must be shared. */
const filesMax = 2;

const shared: Rule = {
  promise: `a text that more than ${filesMax} files of the office's wings say is written in their shared words`,
  of: [/^src\/web\/office\/(identity|lending|desk|insight|lender|site)\//],
  except: [testFile],
  check(files) {
    const said = Map.groupBy(files.flatMap(pairsOf), ({ en, ur }) => `${en} / ${ur}`);
    return [...said].flatMap(([text, pairs]) => {
      const paths = new Set(pairs.map(({ at }) => at.replace(/:\d+$/, '')));
      return paths.size > filesMax ? [`"${text}" is written in ${[...paths].join(', ')}`] : [];
    });
  },
  broken: Object.fromEntries(
    ['lending/a', 'desk/b', 'lender/c'].map((path) => [
      `src/web/office/${path}.messages.ts`,
      "export const messages = { branch: { en: 'Branch', ur: 'برانچ' } };",
    ]),
  ),
};

/** Words that the glossary of `docs/style.md` rules out, each with the one that stands for its idea. */
const ruledOut: Readonly<Record<string, string>> = {
  نادہندہ: 'صارف',
  مقروض: 'صارف',
  سروس: 'سہولت',
  کالعدم: 'منسوخ',
  کیفیت: 'حالت',
  دورہ: 'گھر پر ملاقات',
  'بلا منافع': 'بلا سود',
};

const glossary: Rule = {
  promise: 'no text uses an Urdu word that the glossary rules out',
  ...texts,
  check: (files) =>
    files.flatMap((file) =>
      pairsOf(file).flatMap(({ ur, at }) =>
        Object.entries(ruledOut)
          .filter(([word]) => new RegExp(`(?<!${urduLetter.source})${word}(?!${urduLetter.source})`).test(ur))
          .map(([word, instead]) => `${at} says ${word} and not ${instead}`),
      ),
    ),
  broken: {
    'src/web/office/lending/a.messages.ts': "export const a = { en: 'Status', ur: 'درخواست کی کیفیت' };",
  },
};

export const phraseRules = [oneWord, stillMeant, shared, glossary];
