import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTrackingCode, trackingCodeBytes, trackingCodeOf } from './tracking-code.ts';

const code = 'A-2F7K-9M4R-XC3T-W8QD';

test('each code is read again, whatever its bytes are', () => {
  const bytes = fc.uint8Array({ minLength: trackingCodeBytes, maxLength: trackingCodeBytes });
  fc.assert(
    fc.property(bytes, (random) => {
      expect(parseTrackingCode('A', trackingCodeOf('A', random))).toBe(trackingCodeOf('A', random));
    }),
  );
});

test.each([
  'a-2f7k-9m4r-xc3t-w8qd',
  'A 2F7K 9M4R XC3T W8QD',
  '2F7K9M4RXC3TW8QD',
  ' A-2F7K-9M4R-XC3T-W8QD ',
  'A-۲F۷K-۹M۴R-XC۳T-W۸QD',
])('a visitor may type it as %s', (typed) => {
  expect(parseTrackingCode('A', typed)).toBe(code);
});

test.each(['', 'A', 'A-2F7K-9M4R-XC3T', 'A-2F7K-9M4R-XC3T-W8QDD', 'B-2F7K-9M4R-XC3T-W8QD', '٪'])(
  '%j is no code',
  (typed) => {
    expect(parseTrackingCode('A', typed)).toBeNull();
  },
);

test('a code of a complaint is none of a request, and is read without its letter', () => {
  expect(parseTrackingCode('C', 'c-2f7k-9m4r-xc3t-w8qd')).toBe('C-2F7K-9M4R-XC3T-W8QD');
  expect(parseTrackingCode('C', code)).toBeNull();
  expect(parseTrackingCode('C', 'C2F7K9M4RXC3TW8Q')).toBe('C-C2F7-K9M4-RXC3-TW8Q');
});
