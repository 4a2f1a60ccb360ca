import { expect, test } from 'vitest';
import { parsePhone } from '#domain/person/phone.ts';
import { fc } from '#test/support/runs/properties.ts';
import { formatPaymentNumber, paymentSerials, readPaymentNumber } from './payment-number.ts';

const serials = fc.integer({ min: paymentSerials.first, max: paymentSerials.last });

const digitsOf = (serial: number) => [...formatPaymentNumber(serial).replaceAll('\u00A0', '')];

test('a payment number has ten digits in groups, and reads back however it is typed', () => {
  expect(formatPaymentNumber(100_000_001)).toMatch(/^100\u00A0000\u00A0001\d$/);
  fc.assert(
    fc.property(serials, fc.constantFrom(' ', '', '-', '\u2013', '\u2066'), (serial, between) => {
      const printed = formatPaymentNumber(serial);
      expect(printed).toMatch(/^1\d{2}\u00A0\d{3}\u00A0\d{4}$/);
      const inUrdu = printed.replaceAll(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
      for (const typed of [printed, inUrdu])
        expect(readPaymentNumber(` ${typed.replaceAll('\u00A0', between)} `)).toEqual({ serial });
    }),
  );
});

test('any one wrong digit is noticed', () => {
  fc.assert(
    fc.property(serials, (serial) => {
      const digits = digitsOf(serial);
      for (let place = 1; place < digits.length; place += 1)
        for (const wrong of '0123456789')
          if (wrong !== digits[place])
            expect(readPaymentNumber(digits.with(place, wrong).join(''))).toBe('wrong_digit');
    }),
  );
});

test('any two neighbours that are swapped are noticed', () => {
  fc.assert(
    fc.property(serials, (serial) => {
      const digits = digitsOf(serial);
      for (let place = 1; place < digits.length - 1; place += 1) {
        const [one = '', other = ''] = digits.slice(place, place + 2);
        if (one !== other)
          expect(
            readPaymentNumber(
              digits
                .with(place, other)
                .with(place + 1, one)
                .join(''),
            ),
          ).toBe('wrong_digit');
      }
    }),
  );
});

test('a number with a first digit other than 1 is no payment number', () => {
  fc.assert(
    fc.property(serials, fc.constantFrom(...'023456789'), (serial, first) => {
      expect(readPaymentNumber(digitsOf(serial).with(0, first).join(''))).toBeNull();
    }),
  );
});

test('no payment number reads as a phone', () => {
  fc.assert(
    fc.property(serials, (serial) => {
      expect(parsePhone(formatPaymentNumber(serial))).toBeNull();
    }),
  );
});

test.each(['', '100 000 001', '100 000 00133', '1000000013x', '0300-1234567', 'SGD-26-00042'])(
  '%j is no payment number',
  (text) => {
    expect(readPaymentNumber(text)).toBeNull();
  },
);

test('a serial outside the counter has no number', () => {
  for (const serial of [0, 100_000_000, 200_000_000, 100_000_001.5])
    expect(() => formatPaymentNumber(serial)).toThrow();
});
