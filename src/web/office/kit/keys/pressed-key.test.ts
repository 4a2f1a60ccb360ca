import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['p', 'KeyP', 'P'],
  ['P', 'KeyP', 'P'],
  ['پ', 'KeyP', 'P'],
  // A Latin keyboard with letters in other places.
  ['p', 'KeyR', 'P'],
  ['?', 'Slash', '?'],
  ['؟', 'Slash', '?'],
  ['/', 'Slash', '/'],
  ['[', 'BracketLeft', '['],
  ['Enter', 'NumpadEnter', 'Enter'],
  [' ', 'Space', 'Space'],
  ['۴', 'Digit4', '۴'],
])('the key that writes %s in the place %s is %s', (key, code, name) => {
  expect(pressedKey({ key, code })).toBe(name);
});
