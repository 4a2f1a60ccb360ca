import { expect, test } from 'vitest';
import { agreementActions, refusalOfAction, statusAfter } from './agreement-actions.ts';
import { type AgreementStatus, agreementStatuses, deliveredStatusOf } from './agreement-status.ts';

test('an agreement becomes active by submitting, approving and activating, in that order only', () => {
  expect(statusAfter('submit')).toBe('submitted');
  expect(statusAfter('approve')).toBe('approved');
  expect(statusAfter('activate')).toBe('active');
  expect(refusalOfAction('approve', 'draft')).toBe('agreement_is_draft');
  expect(refusalOfAction('activate', 'submitted')).toBe('agreement_is_submitted');
  expect(refusalOfAction('submit', 'approved')).toBe('agreement_is_approved');
});

const moneyActions = [
  'record_payment',
  'settle_overpayment',
  'grant_relief',
  'write_off',
  'reverse_entry',
] as const;

test.each(['draft', 'submitted', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const)(
  'an agreement that is %s takes no money event',
  (status) => {
    const refusals = moneyActions.map((action) => refusalOfAction(action, status));
    expect(new Set(refusals)).toEqual(new Set([`agreement_is_${status}`]));
  },
);

test('a written-off agreement accepts recoveries and no other money', () => {
  const takes = moneyActions.filter((action) => refusalOfAction(action, 'written_off') === null);
  expect(takes).toEqual(['reverse_entry']);
  expect(refusalOfAction('record_recovery', 'written_off')).toBeNull();
  expect(refusalOfAction('record_recovery', 'active')).toBe('agreement_is_active');
});

test('a completed agreement accepts a payment, which is overpaid, and a refund', () => {
  expect(refusalOfAction('record_payment', 'completed')).toBeNull();
  expect(refusalOfAction('settle_overpayment', 'completed')).toBeNull();
  expect(refusalOfAction('reschedule', 'completed')).toBe('agreement_is_completed');
});

test.each(['rejected', 'withdrawn', 'cancelled'] as const)('no action leads out of %s', (status) => {
  expect(agreementActions.filter((action) => refusalOfAction(action, status) === null)).toEqual([]);
});

test('every status can be reached from a draft', () => {
  const byEntries: AgreementStatus[] = ['draft', 'completed', 'written_off'];
  const byDecision = agreementActions.map(statusAfter).filter((status) => status !== null);
  expect(new Set([...byEntries, ...byDecision])).toEqual(new Set(agreementStatuses));
});

test.each([
  ['active', { outstanding: 1, writtenOff: 0 }],
  ['completed', { outstanding: 0, writtenOff: 0 }],
  ['written_off', { outstanding: 0, writtenOff: 1 }],
] as const)('a delivered agreement is %s with %j', (status, figures) => {
  expect(deliveredStatusOf(figures)).toBe(status);
});
