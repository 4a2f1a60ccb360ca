/** The masked form also hides the length of the name. */
const hidden = '•••';

/** `N••• A•••`: enough for the holder of a receipt to recognize the name on it, not enough to learn it. */
export function maskName(name: string): string {
  return name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `${firstLetter(word)}${hidden}`)
    .join(' ');
}

/** With the marks that belong to it, as Urdu has them. */
function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}
