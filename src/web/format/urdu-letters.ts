const urduLetters = /\p{Script=Arabic}/u;

/** Whether a text is written in Urdu letters, wholly or in part. */
export function hasUrduLetters(text: string): boolean {
  return urduLetters.test(text);
}
