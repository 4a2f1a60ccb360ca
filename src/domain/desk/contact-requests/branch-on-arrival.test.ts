import { expect, test } from 'vitest';
import { branchOnArrival, type NamedBranch } from './branch-on-arrival.ts';

const branch = (
  id: string,
  city: readonly [en: string, ur: string],
  area: readonly [en: string, ur: string],
  isMain = false,
): NamedBranch => ({ id, city: { en: city[0], ur: city[1] }, area: { en: area[0], ur: area[1] }, isMain });

const branches = [
  branch('lahore-gulberg', ['Lahore', 'لاہور'], ['Gulberg', 'گلبرگ']),
  branch('lahore-johar', ['Lahore', 'لاہور'], ['Johar Town', 'جوہر ٹاؤن']),
  branch('sargodha', ['Sargodha', 'سرگودھا'], ['University Road', 'یونیورسٹی روڈ'], true),
  branch('faisalabad', ['Faisalabad', 'فیصل آباد'], ['Susan Road', 'سوساں روڈ']),
  branch('multan', ['Multan', 'ملتان'], ['Satellite Town', 'سیٹلائٹ ٹاؤن']),
  branch('rawalpindi', ['Rawalpindi', 'راولپنڈی'], ['Satellite Town', 'سیٹلائٹ ٹاؤن']),
];

const placed = (address: string | null, message: string | null = null) => {
  const { branchId, rule } = branchOnArrival({ address, message }, branches);
  return `${branchId} by ${rule}`;
};

test.each([
  ['Street 4, Ghulam Muhammad Abad, FAISALABAD', 'faisalabad by city_in_address'],
  ['گلی 7، فيصل آباد', 'faisalabad by city_in_address'],
  ['Faisalabad Road, Sargodha', 'sargodha by city_in_address'],
  ['House 9, Johar Town, Lahore', 'lahore-johar by city_in_address'],
  ['House 9, Model Town, Lahore', 'lahore-gulberg by city_in_address'],
  ['Shop 3, Susan Road', 'faisalabad by area_in_address'],
  // Two branches have an area of this name.
  ['House 14, Satellite Town', 'sargodha by main_branch'],
  // A longer name is another place.
  ['Multanwala, Kasur', 'sargodha by main_branch'],
  ['🏠', 'sargodha by main_branch'],
])('a visitor who writes "%s" is answered by %s', (address, expected) => {
  expect(placed(address)).toBe(expected);
});

test('without an address the city in the message decides', () => {
  expect(placed(null, 'میری دکان ملتان میں ہے۔')).toBe('multan by city_in_message');
  expect(placed(null, 'What papers do you need?')).toBe('sargodha by main_branch');
});

test('a city in the address outweighs another in the message', () => {
  expect(placed('Multan', 'My sister lives in Lahore')).toBe('multan by city_in_address');
});

test('a lender without a main branch answers at its first branch', () => {
  const unmarked = branches.map((one) => ({ ...one, isMain: false }));
  expect(branchOnArrival({ address: null, message: null }, unmarked).branchId).toBe('lahore-gulberg');
});
