import { expect, test } from 'vitest';
import { approvalStates, refusalOfWithdrawal } from './approval.ts';

test('a request is withdrawn only by its maker and only while it waits', () => {
  const own = { requestedBy: 'nadia', withdrawnBy: 'nadia' };
  const refusals = approvalStates.map((state) => refusalOfWithdrawal({ ...own, state }));
  expect(refusals).toEqual([null, ...Array(4).fill('already_decided')]);
  expect(refusalOfWithdrawal({ ...own, withdrawnBy: 'asif', state: 'pending' })).toBe('not_own_request');
});
