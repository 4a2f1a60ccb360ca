/** A style sheet in two parts: the rules for a screen, and those for only paper and forced colours. */
export interface StyleParts {
  readonly screen: string;
  readonly special: string;
}

/** The media query of the special part. Other browsers fetch it last. */
export const specialMedia = 'print, (forced-colors: active)';

const specialRule = /@media\s*(?:print|\(forced-colors:\s*active\))\s*\{/g;

/** Splits a style sheet, so that the page itself has only the rules for its first paint. */
export function styleParts(css: string): StyleParts {
  const parts = { screen: '', special: '' };
  let from = 0;
  for (const rule of css.matchAll(specialRule)) {
    const end = endOfBlock(css, rule.index + rule[0].length);
    parts.screen += css.slice(from, rule.index);
    parts.special += css.slice(rule.index, end);
    from = end;
  }
  parts.screen += css.slice(from);
  return parts;
}

/** The index after the brace that closes the block whose content starts there. */
function endOfBlock(css: string, start: number): number {
  let open = 1;
  let end = start;
  while (open > 0 && end < css.length) {
    if (css[end] === '{') open += 1;
    if (css[end] === '}') open -= 1;
    end += 1;
  }
  return end;
}

/** A class that only the server renders, as `shortNamesOf` names it. */
const serverClass = /\.([a-z]{1,2})(?![\w-])/g;
const plainRule = /([^{}@;]+)\{[^{}]*\}/g;
const emptyBlock = /@media[^{}]+\{\}/g;

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/**
 * Gives each page its style without the rules for server-rendered classes that the page does not have: those of the other language,
 * or of parts that its content leaves out. Classes of hydrated parts stay, and so does a rule that lists classes within a selector.
 * Values that neither the page nor `later`, the style that comes after it, reads go too. Pages with the same classes share a style.
 */
export function usedStyles(css: string, later: string): (html: string) => string {
  const styles = new Map<string, string>();
  const readLater = namesRead(later);
  return (html) => {
    const classes = classesIn(html);
    const names = namesRead(html);
    const key = JSON.stringify([[...classes].sort(), [...names].sort()]);
    const style = styles.get(key) ?? usedStyle(css, classes, names.union(readLater));
    styles.set(key, style);
    return style;
  };
}

function usedStyle(css: string, classes: ReadonlySet<string>, besides: ReadonlySet<string>): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(serverClass)].every(([, name = '']) => classes.has(name));
  const rules = css
    .replace(plainRule, (rule, selectors: string) =>
      /\([^)]*[.,]/.test(selectors) || selectors.split(',').some(isUsed) ? rule : '',
    )
    .replace(emptyBlock, '');
  return withReadValues(rules, besides);
}

const customValue = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

const namesRead = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** Again until nothing goes, because a value may be read by one that is not read itself. */
function withReadValues(css: string, besides: ReadonlySet<string>): string {
  const here = namesRead(css);
  const left = css.replace(customValue, (value, name: string) =>
    here.has(name) || besides.has(name) ? value : '',
  );
  return left === css ? css : withReadValues(left, besides);
}
