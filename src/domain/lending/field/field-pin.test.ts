import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPinLength, isEasyPin } from './field-pin.ts';

test.each(['000000', '777777', '121212', '123123', '123456', '654321', '890123', '210987', '012345'])(
  '%s is easy',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true);
  },
);

test.each(['271828', '112233', '120000', '135791', '123465', '100001'])('%s is not easy', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});

test('of all PINs about a thousand are easy, so the others stay many', () => {
  const all = Array.from({ length: 10 ** fieldPinLength }, (_, n) => String(n).padStart(fieldPinLength, '0'));
  const easy = all.filter(isEasyPin).length;
  // 1,000 repeat a block of three, of which ten repeat one digit; 90 more repeat a block of two; 20 are rows.
  expect(easy).toBe(1_000 + 90 + 20);
});

test('a PIN that repeats a block of up to three digits is easy', () => {
  const block = fc.stringMatching(/^\d{1,3}$/);
  fc.assert(
    fc.property(block, (digits) => {
      expect(isEasyPin(digits.repeat(fieldPinLength).slice(0, fieldPinLength))).toBe(true);
    }),
  );
});
