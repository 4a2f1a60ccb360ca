import { expect, test } from 'vitest';
import { fitsSearch } from './fits-search.ts';

const line = {
  text: 'RAAST A REHMAN',
  reference: 'FT-8812',
  paisa: -430_000,
  record: null,
  proposals: [{ agreementNumber: 'SGD-26-00012', customerName: { own: 'Samina Bibi', ur: 'ثمینہ بی بی' } }],
};

test.each(['rehman', 'ft-88', 'FT 8812', '4,300', '۴۳۰۰', 'samina', 'ثمینه', '26-00012', ''])(
  '%j finds it',
  (search) => {
    expect(fitsSearch(line, search)).toBe(true);
  },
);

test.each(['rahman', '430000', '4300.50', 'SGD-26-00013'])('%j does not', (search) => {
  expect(fitsSearch(line, search)).toBe(false);
});
