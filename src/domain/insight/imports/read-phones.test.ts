import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { readPhones } from './read-phones.ts';

test.each([
  ['0300-1234567', ['03001234567'], []],
  ['3001234567', ['03001234567'], []],
  ['+92 300 1234567', ['03001234567'], []],
  ['048-3720000', [], ['048-3720000']],
  ['(042) 35761999', [], ['(042) 35761999']],
  ['+92-21-34567890', [], ['+92-21-34567890']],
  ['483720000', [], ['0483720000']],
  ['922512345', [], ['0922512345']],
  ['۰۴۸-۳۷۲۰۰۰۰', [], ['048-3720000']],
  ['0300-1234567 / 0333-1234567', ['03001234567', '03331234567'], []],
  ['0300 1234567, 048 3720000', ['03001234567'], ['048 3720000']],
  ['0300-1234567 0333-1234567', ['03001234567', '03331234567'], []],
  ['0300-1234567 یا 0333-1234567', ['03001234567', '03331234567'], []],
])('%s is the mobiles %j and the landlines %j', (text, mobiles, landlines) => {
  expect(readPhones(text)).toEqual({ mobiles, landlines });
});

test.each(['', '0300-123456', '3720000', 'ask his brother', '38403-1234567-1', '0300-1234567 / brother'])(
  '%j is no phone',
  (text) => {
    expect(readPhones(text)).toBeNull();
  },
);

describe('every number of a cell', () => {
  const mobile = fc.stringMatching(/^03[0-9]{9}$/);
  const landline = fc.stringMatching(/^0[24-9][0-9]{8,9}$/);

  test('is found, however they are separated', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(mobile, landline), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(' / ', ', ', ';', '\n', ' or ', ' '),
        (numbers, between) => {
          const found = readPhones(numbers.join(between));
          expect([...(found?.mobiles ?? []), ...(found?.landlines ?? [])].toSorted()).toEqual(
            numbers.toSorted(),
          );
        },
      ),
    );
  });
});
