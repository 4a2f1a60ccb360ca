import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReceiptCode, receiptCodeBytes, receiptCodeOf } from './receipt-code.ts';

const randomBytes = fc.uint8Array({ minLength: receiptCodeBytes, maxLength: receiptCodeBytes });

describe('the code of a receipt', () => {
  test('is sixteen letters in groups of four', () => {
    expect(receiptCodeOf(new Uint8Array(10))).toBe('0000-0000-0000-0000');
    expect(receiptCodeOf(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(receiptCodeOf(Uint8Array.of(0, 68, 50, 20, 199, 66, 84, 182, 53, 207))).toBe(
      '0123-4567-89AB-CDEF',
    );
  });

  test('keeps every random bit, so two receipts have the same code only by chance', () => {
    fc.assert(
      fc.property(randomBytes, randomBytes, (one, other) => {
        expect(receiptCodeOf(one) === receiptCodeOf(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
    );
  });

  test('reads back however it is typed', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const code = receiptCodeOf(bytes);
        expect(parseReceiptCode(code)).toBe(code);
        expect(parseReceiptCode(` ${code.replaceAll('-', '').toLowerCase()}`)).toBe(code);
        expect(parseReceiptCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      }),
    );
  });

  test('reads the same in Urdu digits', () => {
    expect(parseReceiptCode('۷K۴M-QX۲P-۹TDA-۳WEF')).toBe('7K4M-QX2P-9TDA-3WEF');
  });

  test.each(['', '7K4M', '7K4M-QX2P-9TDA-3WE', '7K4M-QX2P-9TDA-3WEFF', '7K4M-QX2P-9TDA-3WE*', 'SGD-000123'])(
    'is not read from %j',
    (text) => {
      expect(parseReceiptCode(text)).toBeNull();
    },
  );
});
