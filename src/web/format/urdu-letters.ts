const urduLetters = /\p{Script=Arabic}/u;

/** True when a text has any Urdu letter. */
export function hasUrduLetters(text: string): boolean {
  return urduLetters.test(text);
}
