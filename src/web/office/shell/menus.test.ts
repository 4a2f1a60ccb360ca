import { expect, test } from 'vitest';
import type { Role } from '#domain/rights/role.ts';
import { isCurrent, menus } from './menus.ts';

test('every role has exactly the menu that the specification gives it', () => {
  const labels = (role: Role) => menus[role].map(({ label }) => label.en);
  expect(labels('superadmin')).toEqual([
    'Dashboard',
    'Contact Requests',
    'Employees',
    'Customers',
    'Payments',
    'Challenges',
  ]);
  expect(labels('employee')).toEqual(['Dashboard', 'Customers', 'My Contact Requests']);
  expect(labels('customer')).toEqual(['Dashboard']);
});

test.each([
  ['superadmin', '/admin', 'Dashboard'],
  ['superadmin', '/admin/', 'Dashboard'],
  ['superadmin', '/admin/customers/42/balance', 'Customers'],
  ['superadmin', '/admin/contact-requests', 'Contact Requests'],
  ['employee', '/employee/my-contact-requests', 'My Contact Requests'],
  ['customer', '/customer', 'Dashboard'],
] as const)('for a %s at %s the menu marks %s and nothing else', (role, pathname, label) => {
  const current = menus[role].filter((entry) => isCurrent(entry, role, pathname));
  expect(current.map((entry) => entry.label.en)).toEqual([label]);
});

test('a page that is in no menu marks none', () => {
  expect(menus.superadmin.some((entry) => isCurrent(entry, 'superadmin', '/admin/products'))).toBe(false);
});
