/** Letters that sound alike in names, Latin and Urdu; each line begins with the sound that stands for them. */
const soundsAlike = [
  'aeouاع',
  'yiیے',
  'wvو',
  'hہح',
  'bب',
  'pپ',
  'tتٹط',
  'sثسصش',
  'jج',
  'cچ',
  'kqخقک',
  'dدڈ',
  'zذزضظژ',
  'rرڑ',
  'gغگ',
  'fف',
  'lل',
  'mم',
  'nنں',
];

const soundOf = new Map(soundsAlike.flatMap((letters) => [...letters].map((it) => [it, letters[0] ?? it])));

/**
 * The sound of a folded text's words, in whichever script and spelling they are written: Sidra and سدرہ are `sdr`, Ahmed, Ahmad
 * and احمد `amd`. Urdu leaves short vowels out, so vowels count only at the beginning of a word, and `i` at the end of a short
 * one, which tells Ali from Allah. Many names share a key: a search finds more than was meant, never less. `sound_key` of the
 * database does the same; a test compares the two.
 */
export function soundKey(folded: string): string {
  return (
    folded
      // Urdu joins what English writes as two words: عبدالرحمن, Abdul Rehman.
      .replace(/(^| )(abdul|عبدال)(?=[^ ])/g, '$1$2 ')
      .replace(/([a-zل])\1+/g, '$1')
      .replace(/c(?!h)/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/(^| )i/g, '$1a')
      .replace(/./gu, (letter) => soundOf.get(letter) ?? letter)
      .replace(/(?<=[^ ])(?:[ahw]|y(?=[^ ]))/g, '')
      .replace(/([^ ]{3})y(?= |$)/g, '$1')
  );
}
