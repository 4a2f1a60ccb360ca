import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

const place = {
  address: {
    own: 'House 14, Street 3, Satellite Town',
    ur: 'مکان 14، گلی 3، سیٹلائٹ ٹاؤن، سرگودھا',
  },
  city: 'Sargodha',
};

test('a printed address names the city once, in whichever script it is written', () => {
  expect(postalAddress(place, 'en')).toEqual({ written: place.address.own, city: 'Sargodha' });
  expect(postalAddress(place, 'ur')).toEqual({ written: place.address.ur, city: null });
  expect(postalAddress({ ...place, address: { ...place.address, ur: null } }, 'ur').city).toBe('Sargodha');
  expect(postalAddress({ ...place, address: { own: 'Block 12, sargodha', ur: null } }, 'en').city).toBeNull();
  expect(postalAddress({ ...place, address: { own: place.address.ur, ur: null } }, 'en').city).toBeNull();
});
