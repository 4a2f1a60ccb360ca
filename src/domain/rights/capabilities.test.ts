import { expect, test } from 'vitest';
import { capabilities, extentOf, may } from './capabilities.ts';

test('an employee reaches their own branch, a superadmin every branch', () => {
  expect(extentOf('employee', 'customers.read')).toBe('branch');
  expect(extentOf('superadmin', 'customers.read')).toBe('all');
});

test('an employee sees contact requests assigned to them, a superadmin all of them', () => {
  expect(extentOf('employee', 'contact-requests.read')).toBe('assigned');
  expect(may('employee', 'contact-requests.assign')).toBe(false);
  expect(extentOf('superadmin', 'contact-requests.read')).toBe('all');
});

test("only a superadmin decides another person's request", () => {
  expect(may('employee', 'approvals.request')).toBe(true);
  expect(may('employee', 'approvals.decide')).toBe(false);
  expect(may('employee', 'agreements.approve')).toBe(false);
  expect(may('superadmin', 'approvals.decide')).toBe(true);
});

test('a customer reads their own account, the blog and their profile, and nothing of the lender', () => {
  const held = capabilities.filter((capability) => may('customer', capability));
  expect(held).toEqual([
    'profile.edit',
    ...['my-account.read', 'my-account.ask'],
    ...['agreements.read', 'receipts.read', 'clearance.issue', 'statements.read', 'blog.read'],
  ]);
  expect(held.filter((capability) => extentOf('customer', capability) === 'all')).toEqual(['blog.read']);
});

test('a superadmin holds every capability but those of a customer\u2019s own account', () => {
  const without = capabilities.filter((capability) => !may('superadmin', capability));
  expect(without).toEqual(['my-account.read', 'my-account.ask']);
});
