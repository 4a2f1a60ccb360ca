const arabicLetter = /^\p{Script=Arabic}/u;

/** One letter of a name in Urdu, whose letters are not written side by side. For other names, the first letter of the first two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (words.length < 2 || arabicLetter.test(first)) return first.toUpperCase();
  return (first + ([...(words[1] ?? '')][0] ?? '')).toUpperCase();
}

const tints = ['blue', 'purple', 'good', 'warning', 'rose', 'quiet'] as const;

/** The same name always has the same of the six tints. */
export function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return tints[sum % tints.length] ?? tints[0];
}
