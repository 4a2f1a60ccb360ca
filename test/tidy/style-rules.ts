import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#test/support/paths.ts';
import type { Rule } from './rule.ts';
import { lineOf, type SourceFile } from './source-tree.ts';

/** Each style sheet but those of the tokens. */
const styles = /^src\/web\/(?!(styles\/tokens|field\/field-tokens)\.css$).*\.css$/;

/** A value that is no token, and the reason why it stays. */
interface Exception {
  readonly of: RegExp;
  readonly value: RegExp;
  readonly reason: string;
}

const sizesOfTheirOwn: readonly Exception[] = [
  {
    of: /\/(kit\/ui\/money\.module|field\/field-day)\.css$/,
    value: /^0\.[78]6em$/,
    reason: 'the unit of an amount is smaller than its figures, whatever their size',
  },
  {
    of: /\/kit\/print\/print-frame\.module\.css$/,
    value: /^9pt "Public Sans",/,
    reason: 'the number of a page is at the margin of the paper, whose letters are measured in points',
  },
  {
    of: /\/papers\/receipt\/receipt-(sheet|slip)\.module\.css$/,
    value: /^[\d.]+pt$/,
    reason: 'a receipt fills half a sheet or the width of a roll, in both languages at once',
  },
  {
    of: /\/papers\/receipt\/receipt-(sheet|slip)\.module\.css$/,
    value: /^1\.1em$/,
    reason: 'Nastaliq is larger than the Latin letters beside it, whatever their size',
  },
  {
    of: /\/public\/base\.css$/,
    value: /^10pt$/,
    reason:
      'on paper all letters of the site are smaller at once, and those of a paper are measured in points',
  },
];

const widthsOfTheirOwn: readonly Exception[] = [
  {
    of: /\/public\/top-bar\//,
    value: /^width < 24em$/,
    reason: 'one line holds the name of the lender and three controls, also on a phone of 320 px',
  },
  {
    of: /\/agreement-tables\.module\.css$/,
    value: /^width < 28rem$/,
    reason: 'the middle column of an account has all columns at 1366 px, a phone does not',
  },
];

const spacesOfTheirOwn: readonly Exception[] = [
  { of: /./, value: /^1px$/, reason: 'a hairline is drawn in the gap' },
  {
    of: /\/(promise-panel|ageing-chart|price-bars|beads|fund-strip)\.module\.css$/,
    value: /^[23]px$/,
    reason: 'the parts of a bar are told apart by a slit',
  },
  {
    of: /-chart\.module\.css$/,
    value: /^(var\(--s2\) )?(1\.75|2\.75|3\.25)rem( var\(--s3\))?$/,
    reason: 'the figures of an axis are in the margin of the plot, which is as wide as they are',
  },
  {
    of: /\/(fact-line|receipt-lines|post-text)\.module\.css$/,
    value: /^-?[\d.]+em$/,
    reason: 'a space in running text grows with its letters',
  },
  {
    of: /\/(top-bar|account-menu)\.module\.css$/,
    value: /^2px$/,
    reason: 'at 320 px the bar has no room for more, least in Urdu',
  },
  { of: /./, value: /^\d+mm( \d+mm)*$/, reason: 'paper is measured in millimeters' },
  {
    of: /\/gallery-page\.module\.css$/,
    value: /^min\(1\.5%, var\(--s4\)\)$/,
    reason: 'bars stand closer on a narrow page',
  },
];

interface Value {
  readonly file: SourceFile;
  readonly line: number;
  readonly value: string;
}

/** The values of declarations and queries that a pattern's first group takes out, comments aside. */
function valuesIn(files: readonly SourceFile[], pattern: RegExp): Value[] {
  return files.flatMap((file) => {
    const text = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
    return [...text.matchAll(pattern)].map(({ index, 1: value = '' }) => ({
      file,
      line: lineOf(file, index),
      value: value.trim(),
    }));
  });
}

function allows({ of, value }: Exception, found: Value): boolean {
  return of.test(found.file.path) && value.test(found.value);
}

interface TokenRule {
  readonly promise: string;
  /** The style sheets that it holds for; all of the browser's by default. */
  readonly of?: RegExp;
  /** Takes each value out of a text as its first group. */
  readonly values: RegExp;
  readonly isToken: (value: string) => boolean;
  readonly exceptions?: readonly Exception[];
  readonly broken: readonly string[];
}

/** A rule that allows the tokens and what is listed. */
function tokenRule({ promise, of = styles, values, isToken, exceptions = [], broken }: TokenRule): Rule {
  return {
    promise,
    of: [of],
    check: (files) =>
      valuesIn(files, values)
        .filter(({ value }) => !isToken(value))
        .filter((found) => !exceptions.some((exception) => allows(exception, found)))
        .map(({ file, line, value }) => `${file.path}:${line} has ${value}`),
    broken: broken.map((text) => ({ 'src/web/office/a.css': text })),
  };
}

const sizes: TokenRule = {
  promise: 'a font size is a token',
  values: /\bfont(?:-size)?:([^;}]+)/g,
  // On the narrowest screens letters may shrink with it, and a bar of one line limits them.
  isToken: (value) =>
    /^(var\(--(t[1-8]|d[1-3])\)|min\(var\(--t[1-8]\), [\d.]+vw(, \d+px)?\)|inherit)$/.test(value),
  exceptions: sizesOfTheirOwn,
  broken: [
    'a { font-size: 0.875rem; }',
    'a { font: 600 14px/1 x; }',
    'a { font-size: calc(var(--t1) + 1px); }',
  ],
};

const screen = '(48|64|75|90)em';
/** A part of a page changes earlier; below 16em its letters were made large. */
const room = '(16|22|36|48|60|64|75|90)r?em';

function widths(query: 'media' | 'container', width: string, promise: string): TokenRule {
  return {
    promise,
    values: new RegExp(`(?<=@${query}[^{}]*)\\(([^()]*\\b(?:width|inline-size)\\b[^()]*)\\)`, 'g'),
    isToken: (value) => new RegExp(`^(${width} <= )?width (<|>=) ${width}$`).test(value),
    exceptions: widthsOfTheirOwn,
    broken: [
      `@${query} (max-width: 48em) {}`,
      `@${query} (width < 40em) {}`,
      `@${query} (width >= 64px) {}`,
      `@${query} (40em <= width < 64em) {}`,
    ],
  };
}

const weights: TokenRule = {
  promise: 'a font weight is 400, 500 or 600',
  values: /\bfont-weight:([^;}]+)/g,
  // A face may hold a range of them.
  isToken: (value) => /^(400|500|600|inherit|\d+ \d+)$/.test(value),
  broken: ['a { font-weight: 700; }', 'a { font-weight: bold; }'],
};

const colors: TokenRule = {
  promise: 'a color is a token',
  values:
    /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\([^)]*\)|(?<=[:\s,(])(?:white|black)\b(?=[\s,;)}]))/gi,
  isToken: () => false,
  broken: ['a { color: #fff; }', 'a { color: rgb(0 0 0 / 0.5); }', 'a { background: white; }'],
};

const spaces: TokenRule = {
  promise: 'a padding, a margin or a gap of the office is a token',
  of: /^src\/web\/office\/.*\.css$/,
  values: /(?<![\w-])(?:padding|margin|(?:row-|column-)?gap)(?:-(?:block|inline)(?:-start|-end)?)?:([^;}]+)/g,
  // Tokens, calculations with them, and variables that hold one: no length of its own but 0.
  isToken: (value) => !/(?<![\w.-])-?(?!0(?:px)?(?![\w.]))[\d.]+(?:px|r?em|ch|pt|mm|v[wh]|%)/.test(value),
  exceptions: spacesOfTheirOwn,
  broken: [
    'a { padding: 10px; }',
    'a { margin-inline-start: -2px; }',
    'a { gap: var(--s1) 0.5rem; }',
    'a { padding-block: calc(var(--s4) + 2px); }',
  ],
};

const tokenRules = [
  sizes,
  spaces,
  widths('media', screen, 'a page changes at one of four widths of the screen'),
  widths('container', room, 'a part of a page changes at one of eight widths of its room'),
  weights,
  colors,
];

/** A variable gets its value in a style sheet, or from a component as a property of its style. */
const definition = /(?<![\w(-])(--[a-z][\w-]*)(?=:)|(?<=['"`])(--[a-z][\w-]*)(?=['"`])/g;

const knownVariables: Rule = {
  promise: 'every variable that a style sheet reads has a value',
  of: [styles],
  check: (files, tree) => {
    const known = new Set(
      tree
        .filter(({ path }) => path.startsWith('src/web/'))
        .flatMap(({ text }) => text.match(definition) ?? []),
    );
    return valuesIn(files, /var\((--[a-z][\w-]*)/g)
      .filter(({ value }) => !known.has(value))
      .map(({ file, line, value }) => `${file.path}:${line} reads ${value}`);
  },
  broken: { 'src/web/a.css': 'a { --one: 1px; width: var(--two); }' },
};

const knownPictures: Rule = {
  promise: 'every picture and font that a style sheet names is there',
  of: [/\.css$/],
  check: (files) =>
    valuesIn(files, /url\("(\.[^"]+)"\)/g)
      .filter(({ file, value }) => !existsSync(join(root, dirname(file.path), value)))
      .map(({ file, line, value }) => `${file.path}:${line} names ${value}`),
  broken: { 'src/web/a.css': 'a { background: url("./no-picture.svg"); }' },
};

export const styleRules: readonly Rule[] = [...tokenRules.map(tokenRule), knownVariables, knownPictures];
