import { expect, test } from 'vitest';
import { refusalsOfContract } from './contract-kind.ts';

const sale = { contractKind: 'deferred_sale', items: ['Fridge'], amount: null, downPayment: 5_000 } as const;
const qard = { contractKind: 'qard_e_hasan', items: [], amount: 50_000, downPayment: 0 } as const;

test('a sale of goods and a loan of money are allowed', () => {
  expect(refusalsOfContract(sale)).toEqual([]);
  expect(refusalsOfContract({ ...sale, downPayment: 0 })).toEqual([]);
  expect(refusalsOfContract(qard)).toEqual([]);
});

test('a sale has goods, and its price is typed nowhere else', () => {
  expect(refusalsOfContract({ ...sale, items: [] })).toEqual(['sale_without_items']);
  expect(refusalsOfContract({ ...sale, amount: 50_000 })).toEqual(['sale_with_amount']);
});

test('a loan has an amount, without goods and without a down payment', () => {
  expect(refusalsOfContract({ ...qard, amount: null })).toEqual(['qard_without_amount']);
  expect(refusalsOfContract({ ...qard, items: ['Fridge'] })).toEqual(['qard_with_items']);
  expect(refusalsOfContract({ ...qard, downPayment: 1 })).toEqual(['qard_with_down_payment']);
  expect(refusalsOfContract({ ...qard, items: ['Fridge'], amount: null, downPayment: 1 })).toHaveLength(3);
});
