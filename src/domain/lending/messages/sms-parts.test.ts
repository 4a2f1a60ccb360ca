import { expect, test } from 'vitest';
import { smsLengthOf } from './sms-parts.ts';

test.each([
  ['an empty text', '', 'gsm7', 0, 1],
  ['160 Latin letters', 'a'.repeat(160), 'gsm7', 160, 1],
  ['161 Latin letters', 'a'.repeat(161), 'gsm7', 161, 2],
  ['306 Latin letters', 'a'.repeat(306), 'gsm7', 306, 2],
  ['307 Latin letters', 'a'.repeat(307), 'gsm7', 307, 3],
  ['80 braces, of two septets each', '{'.repeat(80), 'gsm7', 160, 1],
  ['a brace that would be cut in two', `${'a'.repeat(152)}{${'a'.repeat(152)}`, 'gsm7', 306, 3],
  ['70 Urdu letters', 'ق'.repeat(70), 'ucs2', 70, 1],
  ['71 Urdu letters', 'ق'.repeat(71), 'ucs2', 71, 2],
  ['134 Urdu letters', 'ق'.repeat(134), 'ucs2', 134, 2],
  ['135 Urdu letters', 'ق'.repeat(135), 'ucs2', 135, 3],
  ['one Urdu letter among Latin ones', `${'a'.repeat(70)}ق`, 'ucs2', 71, 2],
  ['35 emoji, of two units each', '😀'.repeat(35), 'ucs2', 70, 1],
  ['an emoji that would be cut in two', `${'ق'.repeat(66)}😀${'ق'.repeat(66)}`, 'ucs2', 134, 3],
])('%s', (_, text, alphabet, units, parts) => {
  expect(smsLengthOf(text)).toMatchObject({ alphabet, units, parts });
});
