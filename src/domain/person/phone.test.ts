import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import {
  formatPhone,
  formatPhoneAsTyped,
  internationalPhone,
  type Phone,
  parsePhone,
  phoneInputLengthMax,
} from './phone.ts';

function typeInto(keys: string): string {
  let shown = '';
  for (const key of keys) shown = formatPhoneAsTyped(shown + key);
  return shown;
}

const subscriberNumbers = fc.stringMatching(/^3\d{9}$/);

describe('reading a phone', () => {
  test.each([
    '03001234567',
    '0300-1234567',
    '0300 123 4567',
    '(0300) 1234567',
    ' +92 300 1234567 ',
    '+92-300-1234567',
    '+92 (0)300 1234567',
    '00923001234567',
    '923001234567',
    '۰۳۰۰۱۲۳۴۵۶۷',
    '٠٣٠٠-١٢٣٤٥٦٧',
    '\u202A+92 300 1234567\u202C',
  ])('%s is the number 03001234567', (written) => {
    expect(parsePhone(written)).toBe('03001234567');
  });

  test.each(['03551234567', '03701234567'])(
    'the newer prefix of %s is accepted like any other',
    (written) => {
      expect(parsePhone(written)).toBe(written);
    },
  );

  test.each([
    '',
    '0300123456',
    '030012345678',
    '04211234567',
    '3001234567',
    '+03001234567',
    '+1 300 1234567',
    '03001234567@example.pk',
    '0300-12345O7',
  ])('%j is refused', (written) => {
    expect(parsePhone(written)).toBeNull();
  });

  test('every written form is read as the same number, and its formats read back', () => {
    fc.assert(
      fc.property(
        subscriberNumbers,
        fc.constantFrom('0', '+92', '0092', '92', '+92 '),
        (subscriber, prefix) => {
          const phone = parsePhone(prefix + subscriber);
          expect(phone).toBe(`0${subscriber}`);
          if (phone === null) return;
          expect(parsePhone(formatPhone(phone))).toBe(phone);
          expect(parsePhone(`+${internationalPhone(phone)}`)).toBe(phone);
        },
      ),
    );
  });
});

test('a phone is shown as 03xx-xxxxxxx and linked as 92…', () => {
  const phone = parsePhone('03001234567') as Phone;
  expect(formatPhone(phone)).toBe('0300-1234567');
  expect(internationalPhone(phone)).toBe('923001234567');
});

describe('a phone while it is typed', () => {
  test('the hyphen appears with the fifth digit', () => {
    expect(typeInto('0300')).toBe('0300');
    expect(typeInto('03001')).toBe('0300-1');
    expect(typeInto('03001234567')).toBe('0300-1234567');
  });

  test('backspace removes one digit at a time and does not stop at the hyphen', () => {
    let shown = '0300-1234567';
    for (let digitsLeft = 10; digitsLeft >= 0; digitsLeft--) {
      shown = formatPhoneAsTyped(shown.slice(0, -1));
      expect(shown.replace('-', '')).toHaveLength(digitsLeft);
    }
  });

  test.each(['+923001234567', '00923001234567', '923001234567', '+92 (0)300-1234567'])(
    'the country code of %s becomes the zero, typed or pasted',
    (written) => {
      expect(typeInto(written)).toBe('0300-1234567');
      expect(formatPhoneAsTyped(written)).toBe('0300-1234567');
    },
  );

  test('digits beyond the eleventh are dropped when text is pasted over a number', () => {
    expect(formatPhoneAsTyped('0300-12345678')).toBe('0300-1234567');
  });

  test('Urdu digits become 0–9 and other characters are dropped', () => {
    expect(typeInto('۰۳۰۰ ۱۲۳ ۴۵۶۷')).toBe('0300-1234567');
    expect(formatPhoneAsTyped('call: 0300x')).toBe('0300');
  });

  test('the input has at most twelve characters, and formatting it again changes nothing', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789+-() ۰۹x') });
    fc.assert(
      fc.property(keys, (raw) => {
        const shown = formatPhoneAsTyped(raw);
        expect(shown).toMatch(/^(?:\d{0,4}|\d{4}-\d{1,7})$/);
        expect(shown.length).toBeLessThanOrEqual(phoneInputLengthMax);
        expect(formatPhoneAsTyped(shown)).toBe(shown);
      }),
    );
  });
});
