import { expect, test } from 'vitest';
import { complaintActions, refusalOfComplaintAction } from './complaint-actions.ts';

test('nothing happens to an answered complaint but that it is opened again, once', () => {
  for (const action of complaintActions.filter((each) => each !== 'reopen'))
    expect(refusalOfComplaintAction(action, { status: 'answered', isReopened: false })).toBe(
      'complaint_is_answered',
    );
  expect(refusalOfComplaintAction('reopen', { status: 'answered', isReopened: false })).toBeNull();
  expect(refusalOfComplaintAction('reopen', { status: 'answered', isReopened: true })).toBe(
    'complaint_reopened_before',
  );
});

test.each(['received', 'looked_into'] as const)(
  'a complaint that is %s is worked on, and is not opened again',
  (status) => {
    for (const action of complaintActions.filter((each) => each !== 'reopen'))
      expect(refusalOfComplaintAction(action, { status, isReopened: true })).toBeNull();
    expect(refusalOfComplaintAction('reopen', { status, isReopened: false })).toBe('complaint_is_open');
  },
);
