interface Pressed {
  readonly key: string;
  /** The place of the key on the keyboard. */
  readonly code: string;
}

/**
 * The name of a pressed key, as `aria-keyshortcuts` has it. A keyboard that writes Urdu has other letters on the same keys, so its
 * letter is the one that a Latin keyboard has in that place.
 */
export function pressedKey({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (key === '؟') return '?';
  if (key === ' ') return 'Space';
  const isLetter = /^\p{L}$/u.test(key);
  return (isLetter && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}
