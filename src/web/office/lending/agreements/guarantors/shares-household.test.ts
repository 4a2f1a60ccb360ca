import { expect, test } from 'vitest';
import { sharesHousehold } from './shares-household.ts';

const customer = {
  phone: '03000000101',
  secondPhone: '03000000105',
  address: { own: 'Block 12, Satellite Town', ur: 'بلاک 12، سیٹلائٹ ٹاؤن' },
};

test.each([
  ['the customer’s phone', { phone: '03000000101', address: 'Chak 47 SB' }],
  ['the customer’s second phone', { phone: '03000000105', address: 'Chak 47 SB' }],
  ['the customer’s address in other letters', { phone: '03001112222', address: ' block 12  SATELLITE town' }],
  ['the customer’s address in Urdu', { phone: '03001112222', address: 'بلاک ۱۲، سیٹلائٹ ٹاؤن' }],
])('a guarantor with %s counts as living in the household', (_, guarantor) => {
  expect(sharesHousehold(guarantor, customer)).toBe(true);
});

test('a neighbor does not, nor anyone by a phone that the customer does not have', () => {
  const neighbor = { phone: '03001112222', address: 'Block 13, Satellite Town' };
  expect(sharesHousehold(neighbor, customer)).toBe(false);
  const known = { ...customer, secondPhone: null, address: { ...customer.address, ur: null } };
  expect(sharesHousehold(neighbor, known)).toBe(false);
});
