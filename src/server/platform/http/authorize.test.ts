import { expect, test } from 'vitest';
import { type Api, api, type EndpointName } from '#contract/api.ts';
import type { Actor } from '../actor.ts';
import { isWithin, type Reach } from '../reach.ts';
import { authorize } from './authorize.ts';

const clerk = { role: 'employee', userId: 'bilal', branchId: 'SGD', mustSetUpTotp: false } as Actor;
const superadmin = { ...clerk, role: 'superadmin', userId: 'nadia', branchId: null } as Actor;

const reachTo = (name: EndpointName, actor = clerk) => authorize(actor, api[name]).reach as Reach;

test('a clerk reaches the customers of their branch, a superadmin those of every branch', () => {
  const [ofClerk, ofAll] = [reachTo('getCustomer'), reachTo('getCustomer', superadmin)];
  expect(isWithin(ofClerk, { branchId: 'SGD' })).toBe(true);
  expect(isWithin(ofClerk, { branchId: 'LHE' })).toBe(false);
  expect(isWithin(ofAll, { branchId: 'LHE' })).toBe(true);
});

test("a clerk reaches their own requests in any branch and the unassigned ones of their branch, not a colleague's", () => {
  const reach = reachTo('getContactRequest');
  expect(isWithin(reach, { branchId: 'LHE', userId: 'bilal' })).toBe(true);
  expect(isWithin(reach, { branchId: 'SGD', userId: null })).toBe(true);
  expect(isWithin(reach, { branchId: 'SGD', userId: 'sana' })).toBe(false);
  expect(isWithin(reach, { branchId: 'LHE', userId: null })).toBe(false);
  expect(isWithin(reachTo('getContactRequest', superadmin), { branchId: 'SGD', userId: 'sana' })).toBe(true);
});

test('a row without the column that a reach needs is out of reach', () => {
  expect(isWithin(reachTo('getContactRequest'), { branchId: 'SGD' })).toBe(false);
  expect(isWithin(reachTo('getMyDay'), { branchId: 'SGD' })).toBe(false);
});

test('my day holds only what the user handled themselves, for a superadmin too', () => {
  expect(isWithin(reachTo('getMyDay', superadmin), { userId: 'nadia' })).toBe(true);
  expect(isWithin(reachTo('getMyDay', superadmin), { userId: 'bilal' })).toBe(false);
});

test('a clerk without a branch reaches no customer', () => {
  const reach = reachTo('getCustomer', { ...clerk, branchId: null });
  expect(isWithin(reach, { branchId: 'SGD' })).toBe(false);
});

test('an endpoint has one more reach for each other thing it touches, as wide as that capability allows', () => {
  const { customers } = authorize(clerk, api.linkContactRequest).besides ?? {};
  expect(customers).toMatchObject({ extent: 'branch', branchId: 'SGD' });
  const told = authorize(clerk, api.getNoticeSummary).besides;
  expect(told).toMatchObject({ large_overpayment: null, contact_due: { extent: 'assigned' } });
});

test('before the second step is turned on, only the own account is in reach, where it is done', () => {
  const waiting = { ...superadmin, mustSetUpTotp: true };
  const codeOf = (name: keyof Api) => {
    try {
      return authorize(waiting, api[name]).reach?.extent;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  expect(codeOf('listCustomers')).toBe('totp_set_up_required');
  expect(codeOf('startTotp')).toBe('own');
});
