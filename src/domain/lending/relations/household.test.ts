import { expect, test } from 'vitest';
import { type HouseholdFacts, householdTieOf } from './household.ts';

const rukhsana: HouseholdFacts = {
  cnic: '3840300000012',
  phones: ['03000000101'],
  addresses: ['House 12, Block-C', 'مکان ١٢'],
  city: 'Sargodha',
  vouchesFor: [],
};
const aslam: HouseholdFacts = {
  cnic: '3840300000021',
  phones: ['03000000202', '03000000203'],
  addresses: ['Street 4'],
  city: 'Sargodha',
  vouchesFor: [],
};
const tie = (given: Partial<HouseholdFacts>, own: Partial<HouseholdFacts> = {}) =>
  householdTieOf({ ...rukhsana, ...own }, { ...aslam, ...given });

test('strangers are no household', () => {
  expect(tie({})).toBeNull();
});

test.each([['house 12 block c'], ['مکان 12']])(
  'the same address is a tie, however it is written: %s',
  (address) => {
    expect(tie({ addresses: [address] })).toBe('address');
    expect(tie({ addresses: [address], city: 'Lahore' })).toBeNull();
    expect(tie({ addresses: [address], city: 'SARGODHA ' })).toBe('address');
  },
);

test('a shared phone is a tie, the first or the second', () => {
  expect(tie({ phones: ['03000000202', '03000000101'] })).toBe('phone');
  expect(tie({ phones: ['03000000101'] }, { phones: ['03000000101', '03000000303'] })).toBe('phone');
});

test('vouching is a tie only where each vouches for the other', () => {
  expect(tie({ vouchesFor: [rukhsana.cnic] })).toBeNull();
  expect(tie({}, { vouchesFor: [aslam.cnic] })).toBeNull();
  expect(tie({ vouchesFor: [rukhsana.cnic] }, { vouchesFor: [aslam.cnic] })).toBe('vouching');
});

test('a tie is the same from either side', () => {
  const others = [{}, { addresses: ['House 12 Block C'] }, { phones: ['03000000101'] }];
  for (const given of others) {
    const other = { ...aslam, ...given };
    expect(householdTieOf(other, rukhsana)).toBe(householdTieOf(rukhsana, other));
  }
});
