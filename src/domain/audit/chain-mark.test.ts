import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainMarkOf, readChainMark } from './chain-mark.ts';

const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const positions = fc.integer({ min: 1, max: 999_999_999_999 });

describe('the chain mark of an event', () => {
  test('is its position and the first ten letters of its hash', () => {
    expect(chainMarkOf(1, new Uint8Array(32))).toBe('1-00000-00000');
    expect(chainMarkOf(4711, new Uint8Array(32).fill(255))).toBe('4711-ZZZZZ-ZZZZZ');
    const hash = Uint8Array.of(0, 68, 50, 20, 199, 66, 84, ...new Uint8Array(25));
    expect(chainMarkOf(12, hash)).toBe('12-01234-56789');
  });

  test('differs when the first 50 bits of the hash do', () => {
    fc.assert(
      fc.property(positions, hashes, fc.nat(49), (position, hash, bit) => {
        const other = hash.with(bit >> 3, (hash[bit >> 3] ?? 0) ^ (128 >> (bit & 7)));
        expect(chainMarkOf(position, other)).not.toBe(chainMarkOf(position, hash));
      }),
    );
  });

  test('reads back however it is typed', () => {
    fc.assert(
      fc.property(positions, hashes, (position, hash) => {
        const mark = chainMarkOf(position, hash);
        expect(readChainMark(mark)).toBe(mark);
        expect(readChainMark(` ${mark.replace('-', ':').replace('-', '').toLowerCase()} `)).toBe(mark);
        expect(readChainMark(mark.replace('-', ' '))).toBe(mark);
      }),
    );
    expect(readChainMark('۴۷۱۱-K۷QOX-9TDAl')).toBe('4711-K7Q0X-9TDA1');
  });

  test.each([
    '',
    '4711',
    '4711-',
    '4711-K7Q2X-9TDA',
    '4711-K7Q2X-9TDA3F',
    '0-K7Q2X-9TDA3',
    'K7Q2X-9TDA3',
    '4711-K7Q2X-9TD*3',
  ])('is not read from %j', (text) => {
    expect(readChainMark(text)).toBeNull();
  });
});
