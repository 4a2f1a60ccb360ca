import { expect, test } from 'vitest';
import { paymentMethods } from './bookkeeping.ts';
import { refusalOfDisbursement } from './check-disbursement.ts';

test('somebody signs for money that is lent, whatever the method', () => {
  for (const method of paymentMethods)
    expect(refusalOfDisbursement({ method, reference: 'T-1', receiverName: null })).toBe('receiver_required');
});

test('money that is lent by another way than cash has a reference', () => {
  for (const method of paymentMethods) {
    const refused = method === 'cash' ? null : 'reference_required';
    expect(refusalOfDisbursement({ method, reference: null, receiverName: 'Rukhsana' })).toBe(refused);
    expect(refusalOfDisbursement({ method, reference: 'T-1', receiverName: 'Rukhsana' })).toBeNull();
  }
});
