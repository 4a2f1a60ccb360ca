/** A class of a CSS module as the build names it: a hash of its file and its place there. */
const builtName = /_[0-9a-f]{5}[0-9a-z]+/g;

/** `a` to `z`, `aa` to `zz`. */
function nth(index: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : nth(Math.floor(index / 26) - 1) + letter;
}

/**
 * Shortens each class of a style sheet to one or two letters, in the sheet and in the HTML that uses it. Only for components that
 * the server alone renders: the browser's build doesn't know these names. It saves a round trip: the page then fits into the ten
 * packets that a server may send at once.
 */
export function shortNamesOf(css: string): (text: string) => string {
  const names = [...new Set(css.match(builtName))];
  const short = new Map(names.map((name, index) => [name, nth(index)]));
  return (text) => text.replace(builtName, (name) => short.get(name) ?? name);
}
