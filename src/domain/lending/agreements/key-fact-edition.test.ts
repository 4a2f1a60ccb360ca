import { expect, test } from 'vitest';
import { keyFactEditionNow, keyFactEditionOf } from './key-fact-edition.ts';

test('new terms are stated in an edition that stays on record', () => {
  expect(keyFactEditionOf(keyFactEditionNow)).toBe(keyFactEditionNow);
});

test('the first edition is never removed, because customers consented to it', () => {
  expect(keyFactEditionOf(1)).toBe(1);
});

test('an edition that was never written is no edition', () => {
  expect(() => keyFactEditionOf(0)).toThrow('there is no edition 0 of the key fact statement');
});
