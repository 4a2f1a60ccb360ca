import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

const place = {
  address: 'House 14, Street 3, Satellite Town',
  addressUr: 'مکان 14، گلی 3، سیٹلائٹ ٹاؤن، سرگودھا',
  city: 'Sargodha',
};

test('a paper names the city once, in whichever letters the address is written', () => {
  expect(postalAddress(place, 'en')).toEqual({ written: place.address, city: 'Sargodha' });
  expect(postalAddress(place, 'ur')).toEqual({ written: place.addressUr, city: null });
  expect(postalAddress({ ...place, addressUr: null }, 'ur').city).toBe('Sargodha');
  expect(postalAddress({ ...place, address: 'Block 12, sargodha' }, 'en').city).toBeNull();
  expect(postalAddress({ ...place, address: place.addressUr }, 'en').city).toBeNull();
});
